import { distances, type PageName } from '@pagewright/search'
import { describe, expect, it } from 'vitest'
import { nearPages } from './near-pages.ts'

const pages: readonly PageName[] = [
  ['/docs/guide/http-server', 'HTTP server'],
  ['/docs/guide/http-server/cors', 'CORS'],
  ['/docs/guide/rpc-server', 'RPC server'],
  ['/docs/api/http/kettle-http', 'kettle-http'],
  ['/docs/api/general/kettle-schema', 'kettle-schema'],
  ['/docs/philosophy', 'Philosophy'],
]

function near(path: string): readonly string[] {
  return nearPages(path, pages, distances).map(([found]) => found)
}

describe('The pages nearest to an address', () => {
  it.each([
    ['/docs/guide/http-sever', '/docs/guide/http-server'],
    ['/docs/guide/HTTP-Server/index.html', '/docs/guide/http-server'],
    ['/docs/cors', '/docs/guide/http-server/cors'],
    ['/docs/guide/http-server/cors.html', '/docs/guide/http-server/cors'],
    ['/docs/api/kettle-htp', '/docs/api/http/kettle-http'],
    ['/docs/phliosophy/', '/docs/philosophy'],
    ['/docs/guide/server-http', '/docs/guide/http-server'],
  ])('%s begin with %s', (path, first) => {
    expect(near(path)[0]).toBe(first)
  })

  it('include those whose name holds the misspelled word among others', () => {
    expect(near('/docs/guide/sever')).toEqual(['/docs/guide/http-server', '/docs/guide/rpc-server'])
  })

  it('include those below a folder with a similar name', () => {
    expect(near('/docs/guide/http-servr')).toEqual(['/docs/guide/http-server', '/docs/guide/http-server/cors'])
  })

  it('are none for an address that is like no other', () => {
    expect(near('/wp-login.php')).toEqual([])
    expect(near('/no/such/base')).toEqual([])
    expect(near('/')).toEqual([])
  })
})
