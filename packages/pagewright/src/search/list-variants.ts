const firstHan = 0x4e00
const lastHan = 0x9fff

/**
 * Traditional characters that readers may type for the simplified ones in an index, in turns: `間间體体`. Empty for languages
 * other than Chinese, and for characters that the index has itself. `terms` are those of the index.
 */
export async function listVariants(terms: readonly string[], lang: string): Promise<string> {
  if (!/^zh\b/i.test(lang)) return ''
  const used = new Set(terms.flatMap((term) => Array.from(term)))
  const { Converter } = await import('opencc-js/t2cn')
  const convert = Converter({ from: 't', to: 'cn' })
  const variants: string[] = []
  for (let code = firstHan; code <= lastHan; code++) {
    const traditional = String.fromCodePoint(code)
    if (used.has(traditional)) continue
    const simplified = convert(traditional)
    if (simplified !== traditional && simplified.length === 1 && used.has(simplified)) variants.push(traditional + simplified)
  }
  return variants.join('')
}
