import { bundledLanguagesInfo } from 'shiki/langs'

/** Languages that Shiki has no grammar for, and the grammar that suits them; null is plain text. */
const others: Readonly<Record<string, string | null>> = { svg: 'xml', text: null, txt: null, plain: null, plaintext: null, dot: null }

/** Shiki's grammars for the languages that fences may name, in lower case; null for plain text. */
export const grammars: ReadonlyMap<string, string | null> = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name): [string, string] => [name, id])),
  ...Object.entries(others),
])

/**
 * The grammar for the code of a fence, and whether each line begins with a sign that is not part of the code. So it is in a diff that is no
 * patch; its grammar is that of the file with which its title begins, such as `src/app.ts: routes`, or none.
 */
export function grammarOf(code: string, { language, title }: { language: string; title: string | null }) {
  const [, extension = ''] = /^[\w./-]+\.(\w+)/.exec(title ?? '') ?? []
  const signed = language === 'diff' && code.split('\n').every((line) => /^(?!--- |\+\+\+ )(?:[-+ ]|$)/.test(line))
  return { grammar: grammars.get(signed ? extension : language) ?? null, signed }
}
