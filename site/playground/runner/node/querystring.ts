type Query = Record<string, string | string[]>

export function parse(text: string): Query {
  const query: Query = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query[name]
    query[name] = known === undefined ? value : [...[known].flat(), value]
  }
  return query
}

export function stringify(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(String(item ?? ''))}`))
    .join('&')
}

export default { parse, stringify, escape: encodeURIComponent, unescape: decodeURIComponent }
