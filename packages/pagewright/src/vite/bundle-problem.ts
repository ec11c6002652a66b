import { relative } from 'node:path'
import { type Problem, spanAt } from '@pagewright/model'

type BundlerError = Error & {
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
  readonly id?: string
  readonly errors?: readonly BundlerError[]
}

/** What a bundler threw, as a problem in the theme's file. */
export function bundleProblem(error: unknown, { root, theme }: { root: string; theme: string }): Problem {
  const thrown = error as BundlerError
  const first = thrown.errors?.[0] ?? thrown
  const file = first.loc?.file ?? first.id ?? theme
  return {
    code: 'theme-broken',
    severity: 'error',
    file: relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/'),
    span: first.loc === undefined ? null : spanAt(first.loc.line, first.loc.column + 1),
    message: `The theme cannot be bundled: ${stripColors(first.message).trim()}`,
    hint: null,
    related: [],
  }
}

function stripColors(text: string): string {
  return text.replace(/\u001b\[[\d;]*m/g, '')
}
