import './lib/production'
import Ajv from 'ajv/dist/2020'
import { serve } from './lib/serve'
import { http } from './src/app'

type Calls = [string, string, string, number, string?][]

// #region check
const calls: Calls = [
  ['post', '/notes', '/notes', 201, '{"text":"Buy tea","tag":"home"}'],
  ['post', '/notes', '/notes', 201, '{"text":"Buy milk"}'],
  ['post', '/notes', '/notes', 400, '{"text":"Buy tea","tag":"car"}'],
  ['get', '/notes', '/notes?tag=home', 200],
  ['get', '/notes/{id}', '/notes/1', 200],
  ['get', '/notes/{id}', '/notes/9', 404],
]

serve(http, async (url) => {
  const document = await (await fetch(`${url}/openapi.json`)).json()
  const ajv = new Ajv({ strict: false }).addSchema(document, 'openapi.json')

  for (const [method, path, target, status, body] of calls) {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url + target, { method, headers, body })

    const place = encodeURI(path.replaceAll('/', '~1'))
    const at = `#/paths/${place}/${method}/responses/${status}`
    const $ref = `openapi.json${at}/content/application~1json/schema`
    const isValid = ajv.validate({ $ref }, await response.json())
    const fits = response.status === status && isValid
    console.log(fits ? 'fits' : 'DIFFERS', method, target, response.status)
  }
})
// #endregion check
