import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { problemOfReport } from './policy-reports.ts'

const options = { root: '/site', site: { mount: '/' }, vite: {} } as never
const report = {
  'csp-report': {
    'document-uri': 'http://localhost/a',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://e.example/x.js',
  },
}

function send(body: string, type: string, length = String(body.length)): ReturnType<typeof problemOfReport> {
  const headers = { 'content-type': type, 'content-length': length }
  return problemOfReport(Object.assign(Readable.from([body]), { headers }) as unknown as IncomingMessage, options)
}

it('A report of a browser becomes a problem', async () => {
  expect(await send(JSON.stringify(report), 'application/csp-report')).toMatchObject({ code: 'policy-forbids', file: null })
})

it('What a page of another site can send is no report, and neither is a body that would fill the memory', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) expect(await send(JSON.stringify(report), type)).toBeNull()
  expect(await send(JSON.stringify(report), 'application/csp-report', '500000000')).toBeNull()
})
