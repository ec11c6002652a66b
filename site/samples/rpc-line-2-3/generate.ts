import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './lib/serve'
import { http } from './src/app'
import { generate } from './src/generate'

const file = join(__dirname, 'src/generated/client.ts')

const main = async () => {
  const { url, close } = await serve(http)

  const source = (await generate(`${url}/api`)) + '\n'
  if (process.argv.includes('--write')) writeFileSync(file, source)
  assert.equal(source, readFileSync(file, 'utf8'))

  console.log('the client is up to date')
  close()
}

main()
