import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Problem, spanAt, spanAtOffset, toProblem } from '@pagewright/model'
import { readText, relativePath } from '../cache/files.ts'
import { conflictHint, holdsConflict } from '../data/read-data.ts'
import { ThemeError } from '../report/theme-problem.ts'
import type { BundledSite } from './vite-config.ts'

type BundlerError = Error & {
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number | null }
  readonly id?: string
  /** The name of the plugin that has thrown it. */
  readonly plugin?: string
  readonly errors?: readonly BundlerError[]
}

/** Turns an error of the bundler into a problem in the theme's file that caused it, or else in the module of the site's plugins. */
export function bundleProblem(error: unknown, { root, site }: { root: string; site: Pick<BundledSite, 'theme' | 'plugins'> }): Problem {
  if (error instanceof ThemeError) return error.problem
  const thrown = error as BundlerError
  const first = thrown.errors?.[0] ?? thrown
  const text = stripVTControlCharacters(first.message).trim()
  const [, unexported = ''] = /"default" is not exported by "(.+?)"/.exec(text) ?? []
  if (unexported !== '' && resolve(unexported) === join(root, site.theme)) return incompleteTheme(['a default export'], site)
  if (text.includes('Could not load') && !existsSync(join(root, site.theme)))
    return toProblem('theme-missing', { file: site.theme, message: `There is no theme "${site.theme}"`, hint: null })
  // The place of a syntax error stands in its message alone: `╭─[ theme/Page.tsx:6:25 ]`, from the current folder.
  const [, drawn, line, column] = /\[ (.+):(\d+):(\d+) \]/.exec(text) ?? []
  // The place of an import of a package that is not there stands nowhere.
  const [, name = '', importer] = /failed to resolve import "(.+?)" from "(.+?)"/i.exec(text) ?? []
  const { plugin = 'vite:' } = first
  const isOfSite = site.plugins !== null && !/^(?:vite|rolldown|builtin|pagewright):/.test(plugin)
  const origin = isOfSite ? `the plugin "${plugin}" says: ` : ''
  const module = join(root, isOfSite ? site.plugins.file : site.theme)
  const file = drawn === undefined ? (first.loc?.file ?? first.id ?? importer ?? module) : resolve(drawn)
  const source = importer === undefined ? '' : (readText(importer) ?? '')
  const [message = ''] = text.replace(/^\[[\w:./ -]+\] /, '').split('\n')
  const missing = importer === undefined ? null : missingImport(name)
  const { loc } = first
  return toProblem('theme-broken', {
    file: relativePath(root, file.replace(/\?.*$/, '')),
    span:
      drawn !== undefined
        ? spanAt(Number(line), Number(column))
        : loc?.line
          ? spanAt(loc.line, (loc.column ?? 0) + 1)
          : importer === undefined
            ? null
            : spanAtOffset(source, { offset: Math.max(0, source.indexOf(name)), length: name.length }),
    message: `The theme cannot be bundled: ${origin}${missing?.message ?? message}`,
    hint: /[#?]/.test(root)
      ? 'The bundler cannot read a folder with `#` or `?` in its path: rename it, or move the site to another one'
      : holdsConflict(readText(file) ?? '')
        ? conflictHint
        : (missing?.hint ?? null),
  })
}

/** What to say of an import of something that is not there. */
function missingImport(name: string): Pick<Problem, 'message' | 'hint'> {
  if (isBuiltin(name))
    return {
      message: `"${name}" is a module of Node.js, which browsers do not have`,
      hint: 'A theme runs in browsers as well. What it needs of files, a plugin can give it: name the module of yours as `plugins`',
    }
  if (name.startsWith('.')) return { message: `there is no file "${name}"`, hint: 'Correct the path, or make the file' }
  return { message: `there is no package "${name}"`, hint: 'Install it, or correct the name' }
}

/** A theme that lacks what every theme has. */
export function incompleteTheme(lacks: readonly string[], { theme }: Pick<BundledSite, 'theme'>): Problem {
  return toProblem('theme-broken', {
    file: theme,
    message: `The theme lacks ${lacks.map((name) => (name.includes(' ') ? name : `\`${name}\``)).join(', ')}`,
    hint: 'Write `export default createTheme()`, or `{ ...theme, pages: { ...theme.pages, home: … } }` to replace parts of that',
  })
}

/** A theme with a part that no theme has, such as a page of a type that there is not. */
export function unknownPart({ name, hint }: { name: string; hint: string | null }, { theme }: Pick<BundledSite, 'theme'>): Problem {
  return toProblem('theme-broken', { file: theme, message: `The theme has \`${name}\`, which is no part of a theme`, hint })
}
