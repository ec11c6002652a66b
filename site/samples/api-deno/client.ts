import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)
  const source = await (await fetch(`${url}/math/client.ts`)).text()

  const recorded = join(__dirname, 'src/generated/client.ts')
  if (process.argv.includes('--write')) writeFileSync(recorded, source)
  assert.equal(source, readFileSync(recorded, 'utf8'))

  // Runs the program with the file that is served, at the URL of this server.
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  const program = readFileSync(join(__dirname, 'deno/main.ts'), 'utf8')
    .replace('http://localhost:3000/math/client.ts', './client.mts')
    .replace('http://localhost:3000', url)
  writeFileSync(join(folder, 'client.mts'), source)
  writeFileSync(join(folder, 'main.mts'), program)

  await import(pathToFileURL(join(folder, 'main.mts')).href)
  rmSync(folder, { recursive: true })
  close()
}

main()
