import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { HttpRequest } from '../../site/playground/runner/runner.ts'
import { expect, test } from './fixture.ts'
import { http, names } from './kinds-of-responses.ts'
import { openRunner } from './runner-page.ts'

type Answer = { readonly status: string; readonly headers: readonly string[]; readonly body: string }

/** Headers that Node.js adds for the connection, which a page does not have. */
const ofConnection = /^(?:date|connection|keep-alive)$/i
const shown = (headers: readonly (readonly [string, string])[]): string[] =>
  headers.flatMap(([name, value]) => (ofConnection.test(name) ? [] : [`${name}: ${value}`]))

/** What a server in Node.js answers. */
async function askNode(port: number, { method, url, headers, body }: HttpRequest): Promise<Answer> {
  const sent = request({ port, method, path: url, headers: Object.fromEntries(headers), agent: false })
  sent.end(body ?? '')
  const [response] = await once(sent, 'response')
  const { statusCode, statusMessage, rawHeaders } = response
  const pairs = rawHeaders.flatMap((name: string, index: number) => (index % 2 === 0 ? [[name, rawHeaders[index + 1]] as const] : []))
  return { status: `${statusCode} ${statusMessage}`, headers: shown(pairs), body: await text(response) }
}

const json = [['content-type', 'application/json']] as const
const requests: readonly HttpRequest[] = [
  ...names.map((name) => ({ method: 'GET', url: `/${name}`, headers: [] })),
  ...['json', 'empty', 'no-body', 'stream', 'redirect', 'custom-in-parts', 'thrown'].map((name) => ({
    method: 'HEAD',
    url: `/${name}`,
    headers: [],
  })),
  { method: 'GET', url: '/redirect', headers: [['accept', 'application/json']] },
  { method: 'GET', url: '/nowhere', headers: [] },
  { method: 'DELETE', url: '/json', headers: [] },
  { method: 'POST', url: '/books', headers: json, body: '{"title":"Ä"}' },
  { method: 'POST', url: '/books', headers: json, body: '{"title":1}' },
  { method: 'POST', url: '/books', headers: json, body: '{"title":' },
  { method: 'POST', url: '/books', headers: json, body: '' },
]

test('A server in the page answers with the status, headers and body of one in Node.js', async ({ page, baseURL }) => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  try {
    const runner = await openRunner(page, baseURL ?? '')
    const { result } = await runner.run({
      'src/app.ts': readFileSync(join(import.meta.dirname, 'kinds-of-responses.ts'), 'utf8'),
      'src/index.ts': "import { http } from './app'\nhttp.listen(3000)\n",
    })
    expect(result).toMatchObject({ ok: true, listening: true })
    for (const sent of requests) {
      const answer = await runner.request(sent)
      const inPage =
        'failed' in answer ? answer : { status: `${answer.status} ${answer.statusText}`, headers: shown(answer.headers), body: answer.body }
      const inNode = await askNode((server.address() as AddressInfo).port, sent)
      expect.soft(inPage, `${sent.method} ${sent.url}`).toEqual(inNode)
    }
  } finally {
    server.close()
  }
})
