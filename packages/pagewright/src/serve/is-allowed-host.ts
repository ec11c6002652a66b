import { isIP } from 'node:net'

/**
 * Whether a development server answers a request with this `Host` header. Another site could have its own name point to this
 * machine, and then read in a visitor's browser what is served here; with an address instead of a name it cannot do that.
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  const host = (header ?? '').replace(/:\d+$/, '').toLowerCase()
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) !== 0 || host === 'localhost' || host.endsWith('.localhost') || names.some((name) => name.toLowerCase() === host)
}
