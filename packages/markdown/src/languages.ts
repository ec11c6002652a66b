import { bundledLanguagesInfo } from 'shiki/langs'

/** Languages that Shiki has no grammar for, and the grammar that suits them; null is plain text. */
const others: Readonly<Record<string, string | null>> = { svg: 'xml', text: null, txt: null, plain: null, plaintext: null, dot: null }

const grammars: ReadonlyMap<string, string | null> = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name): [string, string] => [name, id])),
  ...Object.entries(others),
])

/** Shiki's grammar for a fence's language in lower case; null for plain text, undefined for an unknown language. */
export function grammarOf(language: string): string | null | undefined {
  return grammars.get(language)
}

/** All languages that a fence may name, for suggestions. */
export function languageNames(): Iterable<string> {
  return grammars.keys()
}
