import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
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
        if (!id.includes('/node_modules/')) checkFiles(sheet, id)
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

/**
 * Throws at the first address of a file that is not there. Vite would leave it as it is, and every page would look for the file in another
 * folder, or it would not say where the address stands.
 */
function checkFiles(sheet: Root, id: string): void {
  const check = (node: Node, [, ...urls]: readonly (string | undefined)[], endings: readonly string[]): void => {
    const url = urls.find((one) => one !== undefined) ?? ''
    if (/^(?:[a-z][\w+.-]*:|[/#?]|$)/i.test(url) || isThere(url, { id, endings })) return
    throw Object.assign(new Error(`there is no file "${url}"`), node.source?.start)
  }
  sheet.walkAtRules('import', (rule) => check(rule, inImport.exec(rule.params) ?? [], ['', '.css']))
  sheet.walkDecls((declaration) => {
    for (const match of declaration.value.matchAll(inValue)) check(declaration, match, [''])
    if (declaration.prop === 'composes') check(declaration, inComposes.exec(declaration.value) ?? [], [''])
  })
}

/** Whether an address in a style sheet leads to a file beside it or, as Vite also reads it, in a package. */
function isThere(url: string, { id, endings }: { id: string; endings: readonly string[] }): boolean {
  const path = decodeSafely(url.replace(/[?#].*$/, ''))
  if (endings.some((ending) => existsSync(join(dirname(id), path + ending)))) return true
  if (path.startsWith('.')) return false
  try {
    createRequire(id).resolve(path.replace(/^~/, ''))
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}
