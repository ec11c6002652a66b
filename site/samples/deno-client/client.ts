import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  const response = await fetch(`${url}/api/client.ts`)
  const source = await response.text()
  assert.equal(
    response.headers.get('content-type'),
    'application/typescript; charset=utf-8',
  )
  const recorded = join(__dirname, 'src/generated/client.ts')
  const stable = source.replace(url, 'http://localhost:3000')
  if (process.argv.includes('--write')) writeFileSync(recorded, stable)
  assert.equal(stable, readFileSync(recorded, 'utf8'))

  // Runs the served file, which imports nothing.
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  const file = join(folder, 'client.ts')
  writeFileSync(file, source)
  const { api } = await import(pathToFileURL(file).href)
  rmSync(folder, { recursive: true })

  const { fruit, votes } = await api.votes.add({ fruit: 'pear' })
  console.log(fruit, votes)
  assert.equal(votes, 6)

  await assert.rejects(api.votes.add({ fruit: 1 }), {
    message: 'path: ["fruit"]\n1 is not a string',
  })
  assert.equal((await api.votes.list({})).length, 2)

  close()
}

main()
