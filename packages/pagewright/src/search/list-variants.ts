const firstHan = 0x4e00
const lastHan = 0x9fff

export type VariantsInput = {
  /** The terms of the index. */
  readonly terms: readonly string[]
  /** Words that readers type instead of those of the texts. */
  readonly aliases: readonly string[]
  readonly lang: string
}

/**
 * Traditional characters that readers may type for the simplified ones in an index or in an alias, in turns: `間间體体`. Empty for
 * languages other than Chinese, and for characters that the index has itself.
 */
export async function listVariants({ terms, aliases, lang }: VariantsInput): Promise<string> {
  if (!/^zh\b/i.test(lang)) return ''
  const used = new Set(terms.flatMap((term) => Array.from(term)))
  const wanted = new Set([...used, ...aliases.flatMap((alias) => Array.from(alias))])
  const { Converter } = await import('opencc-js/t2cn')
  const convert = Converter({ from: 't', to: 'cn' })
  const variants: string[] = []
  for (let code = firstHan; code <= lastHan; code++) {
    const traditional = String.fromCodePoint(code)
    if (used.has(traditional)) continue
    const simplified = convert(traditional)
    if (simplified !== traditional && simplified.length === 1 && wanted.has(simplified)) variants.push(traditional + simplified)
  }
  return variants.join('')
}
