// A browser that keeps cookies and prints what it sees.
export const createBrowser = (names: Record<string, string>) => {
  const jar = new Map<string, { value: string; path: string }>()

  const readable = (text: string) => {
    let result = text
    for (const [origin, name] of Object.entries(names)) {
      result = result
        .replaceAll(origin, name)
        .replaceAll(encodeURIComponent(origin), encodeURIComponent(name))
    }
    return result.replace(
      /\b(state|nonce|code|code_challenge|pending|sid)=[\w-]{20,}/g,
      '$1=…',
    )
  }

  const keep = (line: string, origin: string) => {
    const [pair, ...attributes] = line.split('; ')
    const [name, value] = pair.split('=')
    const path = attributes.find((one) => one.startsWith('path='))
    const gone = attributes.some((one) => /^expires=.* 1970 /.test(one))
    const key = `${origin} ${name}`
    if (gone) jar.delete(key)
    else jar.set(key, { value, path: path?.slice(5) ?? '/' })
  }

  const cookiesFor = (url: URL) =>
    [...jar].flatMap(([key, { value, path }]) => {
      const [origin, name] = key.split(' ')
      const sent = origin === url.origin && url.pathname.startsWith(path)
      return sent ? [`${name}=${value}`] : []
    })

  // The query of a long address gets a line for each parameter.
  const spread = (address: string) => {
    const text = readable(address)
    if (text.length < 60) return [text]
    const [path, query] = text.split('?')
    const parts = query.split('&')
    return [path, ...parts.map((one, i) => `  ${i ? '&' : '?'}${one}`)]
  }

  let last = ''

  // One request; the result is where the response leads.
  const visit = async (address: string, method = 'GET') => {
    const url = new URL(address)
    const cookie = cookiesFor(url).join('; ')
    const response = await fetch(url, {
      method,
      headers: cookie ? { cookie } : {},
      redirect: 'manual',
    })
    // What the response before has named is not printed again.
    const known = url.href === last && url.search
    const shown = known ? `${url.origin}${url.pathname}?…` : url.href
    console.log(`${method} ${readable(shown)}`)
    if (cookie) console.log(`  Cookie: ${readable(cookie)}`)

    const text = await response.text()
    const location = response.headers.get('location') ?? ''
    const lines = []
    if (location) {
      const [first, ...rest] = spread(location)
      lines.push(`Location: ${first}`, ...rest)
    } else if (text) lines.push(readable(text))

    for (const line of response.headers.getSetCookie()) {
      keep(line, url.origin)
      const gone = / 1970 /.test(line) ? ' (removed)' : ''
      const short = line.replace(/expires=[^;]+; ?/, '')
      lines.push(`Set-Cookie: ${readable(short)}${gone}`)
    }
    console.log(`  ${[response.status, ...lines].join('\n  ')}`)
    last = location && new URL(location, url).href
    return last
  }

  return { visit }
}
