import { javascriptLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'

/** JSON is an expression of JavaScript. A grammar of its own would only make the editor larger. */
const jsonLanguage = javascriptLanguage.configure({ top: 'SingleExpression' })

/** The grammar for a file. Those with JSX have one of their own, because `<T>x` is a cast in the others. */
export function languageOf(path: string): Extension {
  if (path.endsWith('.json')) return jsonLanguage
  return /x$/.test(path) ? tsxLanguage : typescriptLanguage
}
