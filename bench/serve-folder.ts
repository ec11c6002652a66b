// Serves any folder of pages with the file server of `pagewright serve`. Usage: node --import tsx bench/serve-folder.ts <folder>
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '../packages/pagewright/src/cli/serve.ts'
import type { Site } from '../packages/pagewright/src/config/resolve-site.ts'
import { outputRecordFile } from '../packages/pagewright/src/output/staging.ts'
import { createHandler } from '../packages/pagewright/src/serve/create-handler.ts'

const folder = process.argv[2] ?? '.'
// The server answers only when a build has finished, which it knows by this file.
appendFileSync(join(folder, outputRecordFile), '')
const locale = { id: 'en', base: '/' } as Site['defaultLocale']
const handle = createHandler(folder, { mount: '/', locales: [locale], defaultLocale: locale })
const server = createServer((request, response) => {
  // The pages link to each other with `.html`, which the server would redirect; that would make them look slower.
  request.url = request.url?.replace(/\.html$/, '')
  handle(request, response)
})
process.stdout.write(`Serving on http://localhost:${await listen(server, { port: 0, host: '127.0.0.1' })}/\n`)
