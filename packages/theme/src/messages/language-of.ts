/** The first part of a language's tag in lower case: `zh` of `zh-CN`. */
export function languageOf(tag: string): string {
  return tag.toLowerCase().replace(/-.*/, '')
}
