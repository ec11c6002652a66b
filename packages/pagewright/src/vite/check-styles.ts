import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { decodeSafely } from '@pagewright/model'
import { type Node, parse, type Root } from 'postcss'
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
        const sheet = parse(code)
        transform({ filename: id, code: Buffer.from(code), cssModules: id.endsWith('.module.css') })
        const isFound = async (address: string): Promise<boolean> => (await this.resolve(address, id)) !== null
        for (const { url, node, isImport } of id.includes('/node_modules/') ? [] : addressesIn(sheet)) {
          const path = decodeSafely(url.replace(/[?#].*$/, ''))
          const beside = join(dirname(id), path)
          // Vite would leave the address as it is, and every page would look for the file in another folder.
          if (existsSync(beside) || (isImport && existsSync(`${beside}.css`)) || (await isFound(path.replace(/^~/, '')))) continue
          throw Object.assign(new Error(`there is no file "${url}"`), node.source?.start)
        }
      } catch (error) {
        const { line = 1, column = 1, reason, message, loc = { line, column } } = error as StyleError
        // Bundlers count columns from 0, both parsers from 1.
        this.error({ message: reason ?? message, id, loc: { file: id, line: loc.line, column: loc.column - 1 } })
      }
    },
  },
}

const inValue = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/g
const inImport = /^\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/
const inComposes = /\sfrom\s+(?:"([^"]*)"|'([^']*)')\s*$/

/** The addresses of files in a style sheet, apart from those of other hosts, of the public folder and of parts of a page. */
function addressesIn(sheet: Root): { url: string; node: Node; isImport: boolean }[] {
  const found: { url: string; node: Node; isImport: boolean }[] = []
  const add = (node: Node, match: RegExpMatchArray | null): void => {
    const url = match?.slice(1).find((one) => one !== undefined) ?? ''
    if (!/^(?:[a-z][\w+.-]*:|[/#?]|$)/i.test(url)) found.push({ url, node, isImport: node.type === 'atrule' })
  }
  sheet.walkAtRules('import', (rule) => add(rule, inImport.exec(rule.params)))
  sheet.walkDecls((declaration) => {
    for (const match of declaration.value.matchAll(inValue)) add(declaration, match)
    if (declaration.prop === 'composes') add(declaration, inComposes.exec(declaration.value))
  })
  return found
}
