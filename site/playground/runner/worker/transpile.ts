import { transform } from 'sucrase'
import type { Place, ProgramFile } from '../../program.ts'
import type { Segment } from '../packages/source-columns.ts'

/** A module as the worker runs it. Its lines are those of the file. */
export type Transpiled = {
  readonly code: string
  /** The column in the file for a place in the code; both count from 1. */
  readonly columnOf: (line: number, column: number) => number
  /** What the module seems to import when it is loaded, as it is written. */
  readonly imports: readonly string[]
  /** What it uses of what it imports: the names of exports by the name of a module, which the code calls `alias`. */
  readonly uses: readonly { readonly from: string; readonly alias: string; readonly names: readonly string[] }[]
}

/** An error that keeps a program from being run. */
export class ProgramError extends Error {
  readonly place: Place

  constructor(place: Place, { name = 'SyntaxError', message }: { name?: string; message: string }) {
    super(message)
    this.name = name
    this.place = place
  }
}

/** Makes a CommonJS module of a TypeScript or JSON file. Throws a ProgramError for a mistake of syntax. */
export function transpile({ path, text }: ProgramFile): Transpiled {
  if (path.endsWith('.json')) refuseNonJson({ path, text })
  // A line that begins with `#!` is no comment inside of a function.
  const source = path.endsWith('.json') ? `module.exports = ${text}` : text.replace(/^#!/, '//')
  const { code: made, sourceMap } = transformFile({ path, text: source })
  const code = made.replaceAll(dynamicImport, `${'__import('.padEnd(dynamicImport.length - 9)}(__first(`).replace(importMeta, 'import_meta')
  refuseNamespaces({ path, source, made })
  const segments = sourceMap as unknown as readonly (readonly Segment[])[]
  return {
    code,
    columnOf: (line, column) => {
      const known = (segments[line - 1] ?? []).findLast((segment) => segment.generated <= column - 1)
      return known === undefined ? column : known.source + (column - 1 - known.generated) + 1
    },
    imports: code
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('//'))
      .flatMap((line) => [...line.matchAll(/\brequire\((['"])(.+?)\1\)/g)].map(([, , name = '']) => name)),
    uses: [...code.matchAll(/\bvar (_\w+) = require\('([^']+)'\);(?: var (_\w+) = _interopRequireDefault)?/g)].flatMap(
      ([, alias = '', from = '', ofDefault]) => [
        { from, alias, names: namesBehind(alias, code) },
        ...(ofDefault === undefined ? [] : [{ from, alias: ofDefault, names: namesBehind(ofDefault, code) }]),
      ],
    ),
  }
}

function namesBehind(alias: string, code: string): readonly string[] {
  return [...new Set([...code.matchAll(new RegExp(`(?<![\\w$.])${alias}\\.(\\w+)`, 'g'))].map(([, name = '']) => name))]
}

/**
 * The start of what sucrase makes of `import(…)`. It would evaluate the module at once, though that may have to wait at its top. What
 * takes its place is as long, which keeps the columns, and opens as many brackets. `__first` gives the first argument: there can be others.
 */
const dynamicImport = 'Promise.resolve().then(() => _interopRequireWildcard(require('

/** As long as the name that stands in for it, which keeps the columns. `import.meta` itself is a mistake outside of ES modules. */
const importMeta = /(?<![\w.'"`])import\.meta\b/g

/** Throws a ProgramError for what JavaScript would take, such as a comma at the end of a list. */
function refuseNonJson({ path, text }: ProgramFile): void {
  try {
    JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    // Browsers tell a position or a line, unless the text ends too early.
    const [, at = text.length] = /position (\d+)/.exec(message) ?? []
    const before = text.slice(0, Number(at)).split('\n')
    const [, line = before.length, column = (before.at(-1) ?? '').length + 1] = /line (\d+) column (\d+)/.exec(message) ?? []
    throw new ProgramError({ path, line: Number(line), column: Number(column) }, { message: `This is not JSON: ${message}` })
  }
}

const namespace = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+[\w.]+\s*\{/gm
const exportedValue = /\bexport\s+(?:const|let|var|function|async|class|abstract|enum)\b/

/** sucrase leaves out all namespaces. Throws a ProgramError for one with values, which the program would miss later. */
function refuseNamespaces({ path, source, made }: { path: string; source: string; made: string }): void {
  const lines = made.split('\n')
  for (const { 0: head, index } of source.matchAll(namespace)) {
    const start = index + head.search(/\S/)
    const before = source.slice(0, start).split('\n')
    // In a comment or a text, it is still there.
    if (/\b(?:namespace|module)\b/.test(lines[before.length - 1] ?? '')) continue
    if (!exportedValue.test(blockAt(source, index + head.length))) continue
    const place = { path, line: before.length, column: (before.at(-1) ?? '').length + 1 }
    throw new ProgramError(place, {
      message: 'Namespaces with values are not supported in this page. Put the values into a file of their own.',
    })
  }
}

/** What stands between a brace that opens before `start` and the one that closes it. */
function blockAt(text: string, start: number): string {
  let depth = 1
  for (let end = start; end < text.length; end++) {
    if (text[end] === '{') depth++
    else if (text[end] === '}') depth--
    if (depth === 0) return text.slice(start, end)
  }
  return text.slice(start)
}

function transformFile({ path, text }: ProgramFile): { readonly code: string; readonly sourceMap?: unknown } {
  try {
    const sourceMapOptions = { compiledFilename: path }
    return transform(text, {
      transforms: ['typescript', 'imports'],
      filePath: path,
      sourceMapOptions,
      disableESTransforms: true,
      production: true,
    })
  } catch (error) {
    const { message, loc } = error as Error & { readonly loc?: { readonly line: number; readonly column: number } }
    const plain = message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, '')
    const rest = text
      .split('\n')
      .slice((loc?.line ?? 1) - 1)
      .join('\n')
      .slice((loc?.column ?? 1) - 1)
    const [token] = /\w+|\S/.exec(rest) ?? []
    const unexpected = token === undefined ? 'Unexpected end of the file' : `Unexpected '${token}'`
    const named = plain.replace(/^Unexpected token/, unexpected).replaceAll('"', "'")
    const hint = path.endsWith('.tsx') ? '. JSX is not supported in this page.' : ''
    throw new ProgramError({ path, line: loc?.line ?? 1, column: loc?.column ?? 1 }, { message: named + hint })
  }
}
