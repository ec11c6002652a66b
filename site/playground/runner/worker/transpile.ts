import { transform } from 'sucrase'
import type { Place, ProgramFile } from '../../program.ts'
import type { Segment } from '../packages/gen-mapping.ts'

/** A module as the worker runs it. Its lines are those of the file. */
export type Transpiled = {
  readonly code: string
  /** The column in the file for a place in the code; both count from 1. */
  readonly columnOf: (line: number, column: number) => number
  /** What the module seems to import when it is loaded, as it is written. */
  readonly imports: readonly string[]
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
  // A line that begins with `#!` is no comment inside of a function.
  const source = path.endsWith('.json') ? `module.exports = ${text}` : text.replace(/^#!/, '//')
  const { code: made, sourceMap } = transformFile({ path, text: source })
  const code = made.replaceAll(dynamicImport, `${'__import('.padEnd(dynamicImport.length - 2)}((`).replace(importMeta, 'import_meta')
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
  }
}

/**
 * The start of what sucrase makes of `import(…)`. It would evaluate the module at once, though that may have to wait at its top. What
 * takes its place is as long, which keeps the columns, and opens as many brackets.
 */
const dynamicImport = 'Promise.resolve().then(() => _interopRequireWildcard(require('

/** As long as the name that stands in for it, which keeps the columns. `import.meta` itself is a mistake outside of ES modules. */
const importMeta = /(?<![\w.'"`])import\.meta\b/g

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
    throw new ProgramError({ path, line: loc?.line ?? 1, column: loc?.column ?? 1 }, { message: plain })
  }
}
