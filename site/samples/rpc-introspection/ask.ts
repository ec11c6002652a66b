import assert from 'node:assert/strict'
import { toJSON } from 'farrow-api/dist/toJSON'
import { serve } from './lib/serve'
import { createHttp, entries } from './src/app'
import { ask } from './src/ask'

const main = async () => {
  const { url, close } = await serve(createHttp(true))

  // #region show
  const output = await ask(`${url}/api`)

  for (const [id, type] of Object.entries(output.types)) {
    console.log(id, JSON.stringify(type))
  }
  console.log(JSON.stringify(output.entries, null, 2))
  // #endregion show

  assert.equal(output.protocol, 'Farrow-API')
  assert.deepEqual(output, JSON.parse(JSON.stringify(toJSON(entries))))
  close()
}

main()
