/** A cookie that the program has set. There is one host, so the name and the path tell cookies apart. */
export type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly expires: number | null }

type Request = { readonly path: string; readonly now: number }

/**
 * The cookies after the response to a request for a URL path, which sets them by its `set-cookie` headers. `now` is in milliseconds since
 * 1970. A cookie that has expired is removed: that is how programs delete them.
 */
export function storeCookies(jar: readonly Cookie[], headers: Headers, request: Request): readonly Cookie[] {
  const { now } = request
  let cookies = jar
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'set-cookie') continue
    const cookie = parseCookie(value, request)
    if (cookie === null) continue
    const others = cookies.filter((other) => other.name !== cookie.name || other.path !== cookie.path)
    cookies = isAlive(cookie, now) ? [...others, cookie] : others
  }
  return cookies.filter((cookie) => isAlive(cookie, now))
}

/** The `cookie` header of a request to a URL path: as in browsers, cookies of longer paths come first. Null when no cookie belongs there. */
export function cookieHeader(jar: readonly Cookie[], { path, now }: Request): string | null {
  const sent = jar
    .filter((cookie) => isAlive(cookie, now) && isBelow(path, cookie.path))
    .sort((one, other) => other.path.length - one.path.length)
  return sent.length === 0 ? null : sent.map(({ name, value }) => `${name}=${value}`).join('; ')
}

type Headers = readonly (readonly [name: string, value: string])[]

function parseCookie(text: string, request: Request): Cookie | null {
  const [pair = '', ...rest] = text.split(';')
  const [, name, value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
  if (name === undefined) return null
  const attributes = new Map(rest.map((attribute) => [attribute.replace(/=.*/s, '').trim().toLowerCase(), afterEquals(attribute)] as const))
  const path = attributes.get('path') ?? ''
  // Without a path, a cookie belongs to the folder of the request.
  const folder = request.path.replace(/\/[^/]*$/, '') || '/'
  return { name, value, path: path.startsWith('/') ? path : folder, expires: readExpiry(attributes, request.now) }
}

/** `Max-Age` counts before `Expires`, as in browsers. */
function readExpiry(attributes: ReadonlyMap<string, string>, now: number): number | null {
  const age = attributes.get('max-age')
  if (age !== undefined && /^-?\d+$/.test(age)) return now + Number(age) * 1000
  const date = Date.parse(attributes.get('expires') ?? '')
  return Number.isNaN(date) ? null : date
}

function afterEquals(attribute: string): string {
  return attribute.includes('=') ? attribute.slice(attribute.indexOf('=') + 1).trim() : ''
}

function isAlive({ expires }: Cookie, now: number): boolean {
  return expires === null || expires > now
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}
