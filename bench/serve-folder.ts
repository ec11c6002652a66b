// Serves pages of any kind as `pagewright serve` serves a site. Usage: node --import tsx bench/serve-folder.ts <folder>
import { createServer } from 'node:http'
import type { Site } from '../packages/pagewright/src/config/resolve-site.ts'
import { createHandler } from '../packages/pagewright/src/serve/create-handler.ts'
import { listen } from '../packages/pagewright/src/serve/listen.ts'

const locale = { id: 'en', base: '/' } as Site['defaultLocale']
const handle = createHandler(process.argv[2] ?? '.', { mount: '/', locales: [locale], defaultLocale: locale })
const server = createServer((request, response) => {
  // The pages link to each other's files; a redirect would count against them.
  request.url = request.url?.replace(/\.html$/, '')
  handle(request, response)
})
process.stdout.write(`Serving on http://localhost:${await listen(server, { port: 0, host: '127.0.0.1' })}/\n`)
