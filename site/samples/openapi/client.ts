import './lib/production'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { createNotes } from './front-end/notes'
import { serve } from './lib/serve'
import { http } from './src/app'

serve(http, async (url) => {
  const document = await (await fetch(`${url}/openapi.json`)).json()
  const types = astToString(await openapiTS(document))
  assert.ok((await readFile('front-end/api.ts', 'utf8')).endsWith(types))

  // #region calls
  const notes = createNotes(url)

  const added = await notes.POST('/notes', { body: { text: 'Buy tea' } })
  console.log(added.data?.text)

  const params = { path: { id: 9 } }
  const { data, error, response } = await notes.GET('/notes/{id}', { params })
  console.log(data, response.status, error?.message)
  // #endregion calls
})
