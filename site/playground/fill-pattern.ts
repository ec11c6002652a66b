/** A value for each type that a URL pattern can name. Names come first: a reader understands `page=1` at once. */
const byType: Readonly<Record<string, string>> = { int: '1', number: '1.5', float: '0.5', boolean: 'true', id: 'a1' }
/** Words for parameters and fields, by their names. */
export const exampleWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ name: 'Ada', lang: 'en', q: 'tea', tag: 'tea', title: 'Tea', user: 'Ada' }),
)

/** A URL that a pattern of Farrow's router accepts, e.g. `/users/1?tag=tea` for `/users/<id:int>?<tag?:string>`. */
export function fillPattern(pattern: string): string {
  const queryAt = startOfQuery(pattern)
  const path = pattern.slice(0, queryAt).replace(parameter, (_, name: string, _modifier: string, type: string) => example(name, type))
  const query = pattern.slice(queryAt + 1).replace(parameter, (_, name: string, modifier: string, type: string) => {
    const value = `${name}=${encodeURIComponent(example(name, type))}`
    // One value alone is not a list: the key has to be there twice.
    return modifier === '*' || modifier === '+' ? `${value}&${value}` : value
  })
  return query === '' ? path : `${path}?${query}`
}

const parameter = /<([^:<>?*+]+)([?*+]?):([^<>]+)>/g

/** Where the first `?` stands that belongs to no parameter. At the end of the pattern when there is none. */
function startOfQuery(pattern: string): number {
  const at = pattern.replace(parameter, (text) => '_'.repeat(text.length)).indexOf('?')
  return at === -1 ? pattern.length : at
}

function example(name: string, type: string): string {
  const [first = ''] = type.split('|')
  return /^\{(.*)\}$/.exec(first)?.[1] ?? byType[first] ?? exampleWords.get(name) ?? 'some-text'
}
