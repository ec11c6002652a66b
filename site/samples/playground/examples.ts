import './lib/production'
import assert from 'node:assert/strict'
import { requests } from './lib/requests'
import { start } from './lib/start'

const programs: Record<string, () => Promise<unknown>> = {
  notes: () => import('./src/notes'),
  hello: () => import('./src/hello'),
  routes: () => import('./src/routes'),
  body: () => import('./src/body'),
  context: () => import('./src/context'),
  errors: () => import('./src/errors'),
  patterns: () => import('./src/patterns'),
}

const main = async () => {
  assert.deepEqual(Object.keys(requests), Object.keys(programs))
  for (const [name, load] of Object.entries(programs)) {
    console.log(`\n# src/${name}.ts`)
    const { origin, close } = await start(load)
    let cookie = ''
    for (const { method, url, headers = {}, body } of requests[name] ?? []) {
      const sent = new Headers({ ...headers, cookie })
      if (body !== undefined) sent.set('content-type', 'application/json')
      const response = await fetch(origin + url, { method, headers: sent, body })
      console.log(method, url, '->', response.status, await response.text())
      cookie = response.headers.get('set-cookie')?.replace(/;.*/, '') ?? cookie
    }
    close()
  }
}

main()
