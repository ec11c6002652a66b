import { bundledLanguagesInfo } from 'shiki/langs'

/** Languages that Shiki has no grammar for, and the grammar that suits them; null is plain text. */
const others: Readonly<Record<string, string | null>> = { svg: 'xml', text: null, txt: null, plain: null, plaintext: null, dot: null }

/** Shiki's grammars for the languages that fences may name, in lower case; null for plain text. */
export const grammars: ReadonlyMap<string, string | null> = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name): [string, string] => [name, id])),
  ...Object.entries(others),
])
