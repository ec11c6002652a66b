import type { Problem, Severity, Span } from './problem.ts'

/** What a rule says of a problem; the parts left out are null or empty. */
export type ProblemInput = {
  readonly file: string | null
  readonly span?: Span | null
  readonly message: string
  readonly hint?: string | null
  readonly related?: readonly string[]
}

/** Collects the problems of one run. */
export type ProblemList = {
  error(code: string, input: ProblemInput): void
  warning(code: string, input: ProblemInput): void
  note(code: string, input: ProblemInput): void
  addAll(problems: readonly Problem[]): void
  /** All so far, by file, line and column; equal ones once. */
  all(): readonly Problem[]
  hasErrors(): boolean
  /** Whether there is more than notes. */
  hasWarnings(): boolean
}

/** Makes an empty list. */
export function createProblemList(): ProblemList {
  const problems: Problem[] = []
  const add = (severity: Severity, code: string, input: ProblemInput): void => {
    problems.push({
      code,
      severity,
      file: input.file,
      span: input.span ?? null,
      message: input.message,
      hint: input.hint ?? null,
      related: input.related ?? [],
    })
  }
  return {
    error: (code, input) => add('error', code, input),
    warning: (code, input) => add('warning', code, input),
    note: (code, input) => add('note', code, input),
    addAll: (more) => {
      problems.push(...more)
    },
    all: () => sortProblems(problems),
    hasErrors: () => problems.some(({ severity }) => severity === 'error'),
    hasWarnings: () => problems.some(({ severity }) => severity !== 'note'),
  }
}

function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file ?? '', b.file ?? '') ||
      (a.span?.line ?? 0) - (b.span?.line ?? 0) ||
      (a.span?.column ?? 0) - (b.span?.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
