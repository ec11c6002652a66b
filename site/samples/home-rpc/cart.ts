import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { onFreePort } from './lib/free-port'
import { buyMugs } from './src/client'
import { entries, http } from './src/server'

const main = async () => {
  const generated = codegen(toJSON(entries))
  const kept = readFileSync(join(__dirname, 'src/api.ts'), 'utf8')
  assert.equal(kept.trim(), generated.trim())

  const close = await onFreePort(http.server())
  const text = await buyMugs()
  console.log(text)
  assert.equal(text, '2 in the cart')
  close()
}

main()
