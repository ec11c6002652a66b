import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createLoader } from './lib/loader'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  const response = await fetch(`${url}/api/client.ts`)
  const source = await response.text()
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)

  const recorded = join(__dirname, 'src/generated/client.ts')
  if (process.argv.includes('--write')) writeFileSync(recorded, source)
  assert.equal(source, readFileSync(recorded, 'utf8'))

  // The loader of the Deno program is the one that is run here.
  const loader = readFileSync(join(__dirname, 'lib/loader.ts'), 'utf8')
  const program = readFileSync(join(__dirname, 'deno/main.ts'), 'utf8')
  assert.ok(program.includes(loader.replace('export const', 'const')))

  // Runs the served file, which imports nothing.
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  const file = join(folder, 'client.ts')
  writeFileSync(file, source)
  const { createApiClient } = await import(pathToFileURL(file).href)
  rmSync(folder, { recursive: true })

  const api = createApiClient({ loader: createLoader(`${url}/api`) })
  const { fruit, votes } = await api.votes.add({ fruit: 'pear' })
  console.log(fruit, votes)
  assert.equal(votes, 6)

  await assert.rejects(api.votes.add({ fruit: 1 }), {
    message: 'path: ["fruit"]\n1 is not a string',
  })
  assert.equal((await api.votes.list({})).length, 2)
  assert.equal((await fetch(`${url}/api`)).status, 405)

  close()
}

main()
