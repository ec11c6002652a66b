import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'farrow-api/dist/prettier'
import { generatorApiClient } from 'farrow-api-server/dist/generateApiClient'
import { start } from './lib/start'

const file = join(__dirname, 'src/generated/shop.ts')

const main = async () => {
  const { url, close } = await start()

  // #region generate
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'Introspection' }),
  })
  const { output } = await response.json()

  const source = format(
    generatorApiClient(output, { url: 'http://localhost:3000/api' }),
  )
  // #endregion generate

  if (process.argv.includes('--write')) writeFileSync(file, source)
  assert.equal(source, readFileSync(file, 'utf8'))

  const names = source.match(/export type \w+/g) ?? []
  console.log(names.join('\n'))
  close()
}

main()
