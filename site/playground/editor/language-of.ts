import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'

/** The grammar for a file. Those with JSX have one of their own, because `<T>x` is a cast in the others. */
export function languageOf(path: string): Extension {
  return /x$/.test(path) ? tsxLanguage : typescriptLanguage
}
