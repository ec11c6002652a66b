import { afterEach, describe, expect, it, vi } from 'vitest'
import { readHost, readPort } from './serve.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the port', () => {
  it('comes from the command line, else from the environment, and is 3000 by default', () => {
    vi.stubEnv('PORT', '4000')
    expect(readPort({ port: '5000' })).toBe(5000)
    expect(readPort({})).toBe(4000)
    for (const none of [undefined, '']) {
      vi.stubEnv('PORT', none)
      expect(readPort({})).toBe(3000)
    }
  })

  it.each(['0', '1', '65535'])('can be %s', (port) => {
    expect(readPort({ port })).toBe(Number(port))
  })

  it.each(['', '-1', '65536', '80.5', '0x50', '1e3', ' 80', 'http', '٣٠٠٠', '999999'])('cannot be %j', (port) => {
    expect(() => readPort({ port })).toThrow('The port must be a number')
  })
})

it.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
  ['::1', '::1'],
  ['[::1]', '::1'],
])('the host %j is %s', (host, address) => {
  expect(readHost(host === undefined ? {} : { host })).toBe(address)
})
