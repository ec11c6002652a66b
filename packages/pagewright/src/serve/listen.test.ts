import { afterEach, describe, expect, it, vi } from 'vitest'
import { portOf } from './listen.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the port', () => {
  it('is that of the command line, else of the environment, else 3000', () => {
    vi.stubEnv('PORT', '4000')
    expect(portOf('5000')).toBe(5000)
    expect(portOf(undefined)).toBe(4000)
    vi.stubEnv('PORT', undefined)
    expect(portOf(undefined)).toBe(3000)
  })

  it.each(['0', '1', '65535'])('may be %s', (port) => {
    expect(portOf(port)).toBe(Number(port))
  })

  it.each(['', '-1', '65536', '80.5', '0x50', '1e3', ' 80', 'http', '٣٠٠٠', '999999'])('may not be %j', (port) => {
    expect(portOf(port)).toBeNull()
  })
})
