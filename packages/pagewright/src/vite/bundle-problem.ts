import { existsSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Problem, type Span, spanAt, spanAtOffset, toProblem } from '@pagewright/model'
import { readText, relativePath } from '../cache/files.ts'
import { escapePattern } from '../config/config-places.ts'
import { conflictHint, holdsConflict } from '../data/read-data.ts'
import { ThrownProblem } from '../report/theme-problem.ts'
import type { BundledSite } from './vite-config.ts'

type BundlerError = Error & {
  readonly code?: string
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number | null }
  readonly id?: string
  /** The name of the plugin that has thrown it. */
  readonly plugin?: string
  readonly errors?: readonly BundlerError[]
}

/** Turns an error of the bundler into a problem in the theme's file that caused it, or else in the module of the site's plugins. */
export function bundleProblem(error: unknown, { root, site }: { root: string; site: Pick<BundledSite, 'theme' | 'plugins'> }): Problem {
  if (error instanceof ThrownProblem) return error.problem
  const { first, id } = innermost(error as BundlerError)
  const text = stripVTControlCharacters(first.message).trim()
  const [, unexported, exporter = ''] = /"(.+?)" is not exported by "(.+?)"/.exec(text) ?? []
  if (unexported === 'default' && resolve(exporter) === join(root, site.theme)) return incompleteTheme(['a default export'], site)
  if (text.includes('Could not load') && !existsSync(join(root, site.theme)))
    return toProblem('theme-missing', { file: site.theme, message: `There is no theme "${site.theme}"`, hint: null })
  // The place of a syntax error stands in its message alone: `╭─[ theme/Page.tsx:6:25 ]`, from the current folder.
  const [, drawn, line, column] = /\[ (.+):(\d+):(\d+) \]/.exec(text) ?? []
  const [, name = '', importer] =
    /failed to resolve import "(.+?)" from "(.+?)"/i.exec(text) ?? /Could not resolve '(.+?)' in (.+)/.exec(text) ?? []
  const { loc, plugin = 'vite:' } = first
  const isOfSite = site.plugins !== null && !/^(?:vite|rolldown|builtin|pagewright):/.test(plugin)
  const origin = isOfSite ? `the plugin "${plugin}" says: ` : ''
  const module = join(root, isOfSite ? site.plugins.file : site.theme)
  const file = resolve(drawn ?? loc?.file ?? id ?? importer ?? module).replace(/\?.*$/, '')
  const source = readText(file) ?? ''
  const [message = ''] = text.replace(/^\[[\w:./ -]+\] /, '').split('\n')
  const missing =
    importer !== undefined
      ? { ...missingImport(name, file), span: spanIn(source, addressOf(escapePattern(name))) }
      : unexported !== undefined
        ? missingExport(unexported, { from: existsSync(exporter) ? relativePath(root, resolve(exporter)) : exporter, source })
        : null
  // Except for plugins, the bundler knows only what they have made of a file, which has no types and comments.
  const isMade = (first.code ?? 'PLUGIN_ERROR') !== 'PLUGIN_ERROR' && /\.(?:[cm]?tsx?|jsx)$/.test(file)
  const place = drawn !== undefined ? spanAt(Number(line), Number(column)) : loc?.line ? spanAt(loc.line, (loc.column ?? 0) + 1) : null
  return toProblem('theme-broken', {
    file: relativePath(root, file),
    span: missing?.span ?? (isMade ? null : place),
    message: `The theme cannot be bundled: ${origin}${missing?.message ?? message}`,
    hint: /[#?]/.test(root)
      ? 'The bundler cannot read a folder with `#` or `?` in its path: rename it, or move the site to another one'
      : holdsConflict(source)
        ? conflictHint
        : (missing?.hint ?? null),
  })
}

/** The error that others were thrown for, since the bundle of a worker fails with errors of its own, and the module that it is in. */
function innermost(error: BundlerError, id = error.id): { readonly first: BundlerError; readonly id: string | undefined } {
  const [inner] = error.errors ?? []
  return typeof inner?.message === 'string' ? innermost(inner, inner.id ?? id) : { first: error, id }
}

/** The place of the first match in a text, or null. */
function spanIn(source: string, pattern: RegExp): Span | null {
  const match = pattern.exec(source)
  return match === null ? null : spanAtOffset(source, { offset: match.index, length: match[0].length })
}

/** Finds the address of an import with its quotes in code, but not on a line that is a comment. */
function addressOf(address: string): RegExp {
  return new RegExp(`(?<=^(?!\\s*(?://|/?\\*)).*)(['"\`])${address}\\1`, 'm')
}

/** What to say of an import of a name that a file does not export, and where it is: in braces before `from`, or else by its address. */
function missingExport(name: string, { from, source }: { from: string; source: string }): Pick<Problem, 'message' | 'hint' | 'span'> {
  const inBraces = new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])(?=[^{}'"]*\\}\\s*from\\b)`)
  const stem = basename(from.replace(/\/index\.\w+$/, '')).replace(/\.\w+$/, '')
  return {
    message: name === 'default' ? `${from} has no default export` : `${from} does not export "${name}"`,
    hint: 'Correct the name, or export it there',
    span: spanIn(source, inBraces) ?? spanIn(source, addressOf(`[^'"\`\\n]*/${escapePattern(stem)}(?:\\.\\w+)?`)),
  }
}

/** What to say of an import in a file of something that is not there. */
function missingImport(name: string, file: string): Pick<Problem, 'message' | 'hint'> {
  if (isBuiltin(name))
    return {
      message: `"${name}" is a module of Node.js, which browsers do not have`,
      hint: 'A theme runs in browsers as well. What it needs of files, a plugin can give it: name the module of yours as `plugins`',
    }
  const twin = name.startsWith('.') ? twinOf(join(dirname(file), name)) : undefined
  const hint = twin === undefined ? 'Correct the path, or make the file' : `There is \`${twin}\`: names of files differ by case`
  if (/^[./]/.test(name)) return { message: `there is no file "${name}"`, hint }
  return { message: `there is no package "${name}"`, hint: 'Install it, or correct the name' }
}

/** The name of a file that differs from the end of a path only by case, apart from its ending if the path has none. */
function twinOf(path: string): string | undefined {
  const wanted = basename(path)
  const isTwin = (name: string): boolean => name !== wanted && name.toLowerCase() === wanted.toLowerCase()
  try {
    return readdirSync(dirname(path)).find((name) => isTwin(name) || isTwin(name.replace(/\.\w+$/, '')))
  } catch {
    // There is no such folder.
    return undefined
  }
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
