import { parse } from 'postcss'
import type { Plugin } from 'vite'

type Place = { readonly line: number; readonly column: number }

/** An error of PostCSS, or one of Lightning CSS, which has `loc`. */
type StyleError = Error & Partial<Place> & { readonly reason?: string; readonly loc?: Place }

/** Reports a mistake in a style sheet at its place. Vite would find some only in the minified sheet of the whole theme. */
export const checkStyles: Plugin = {
  name: 'pagewright:check-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    async handler(code, id) {
      const { transform } = await import('lightningcss')
      try {
        // PostCSS knows where a brace is missing or too many, Lightning CSS knows the grammar of what is between them.
        parse(code)
        transform({ filename: id, code: Buffer.from(code), cssModules: id.endsWith('.module.css') })
      } catch (error) {
        const { line = 1, column = 1, reason, message, loc = { line, column } } = error as StyleError
        // Bundlers count columns from 0, both parsers from 1.
        this.error({ message: reason ?? message, id, loc: { file: id, line: loc.line, column: loc.column - 1 } })
      }
    },
  },
}
