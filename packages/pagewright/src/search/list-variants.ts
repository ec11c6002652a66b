const firstHan = 0x4e00
const lastHan = 0x9fff

/** Traditional characters that readers may type for simplified ones in terms or aliases, in turns: `間间體体`. Empty except for Chinese. */
export async function listVariants(lang: string, { terms, aliases }: Record<'terms' | 'aliases', readonly string[]>): Promise<string> {
  if (!/^zh\b/i.test(lang)) return ''
  const used = new Set(terms.flatMap((term) => Array.from(term)))
  const wanted = new Set([...used, ...aliases.flatMap((alias) => Array.from(alias))])
  const { Converter } = await import('opencc-js/t2cn')
  const convert = Converter({ from: 't', to: 'cn' })
  const characters = Array.from({ length: lastHan - firstHan + 1 }, (_, at) => String.fromCodePoint(firstHan + at))
  const unused = characters.filter((character) => !used.has(character))
  // One call is many times as fast as one for each character. The line breaks keep characters from being taken for words.
  const converted = convert(unused.join('\n')).split('\n')
  const isVariant = (simplified: string, traditional: string | undefined): boolean =>
    simplified !== traditional && simplified.length === 1 && wanted.has(simplified)
  return converted.flatMap((simplified, at) => (isVariant(simplified, unused[at]) ? [unused[at] + simplified] : [])).join('')
}
