import { parseJson } from '@pagewright/model'
import type { Plugin } from 'vite'

/** Reports a mistake in a JSON file that the theme imports at its place. The bundler would tell neither the file nor the place. */
export const checkJson: Plugin = {
  name: 'pagewright:check-json',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json$/ },
    handler(code, id) {
      const json = parseJson(code.replace(/^\uFEFF/, ''))
      // Bundlers count columns from 0.
      if ('span' in json)
        this.error({ message: 'the file is not valid JSON', id, loc: { file: id, line: json.span.line, column: json.span.column - 1 } })
    },
  },
}
