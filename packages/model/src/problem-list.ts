import type { Problem, Span } from './problem.ts'
import { type ProblemCode, problemCodes, type Rules } from './problem-codes.ts'

/** What a check says about a problem. Parts that are left out become null or empty. */
export type ProblemInput = {
  readonly file: string | null
  readonly span?: Span | null
  readonly message: string
  readonly hint?: string | null
  readonly related?: readonly string[]
}

/** Collects the problems of one run. */
export type ProblemList = {
  /** Adds a problem with the severity that its code has in `problemCodes`. */
  add(code: ProblemCode, input: ProblemInput): void
  addAll(problems: readonly Problem[]): void
  /** Applies a site's own severities to all problems, including those that were added before. */
  judgeBy(rules: Rules): void
  /** All problems so far without duplicates, sorted by file, line and column. */
  all(): readonly Problem[]
  hasErrors(): boolean
  /** Whether there is an error or a warning. */
  hasWarnings(): boolean
}

/** Creates an empty list. */
export function createProblemList(): ProblemList {
  const problems: Problem[] = []
  let chosen: Rules = {}
  const add = (code: ProblemCode, input: ProblemInput): void => {
    problems.push(toProblem(code, input))
  }
  const judged = (): Problem[] =>
    problems.flatMap((problem) => {
      const severity = (chosen as Readonly<Record<string, Rules[keyof Rules]>>)[problem.code] ?? problem.severity
      return severity === 'off' ? [] : [severity === problem.severity ? problem : { ...problem, severity }]
    })
  return {
    add,
    addAll: (more) => {
      problems.push(...more)
    },
    judgeBy: (rules) => {
      chosen = rules
    },
    all: () => sortProblems(judged()),
    hasErrors: () => judged().some(({ severity }) => severity === 'error'),
    hasWarnings: () => judged().some(({ severity }) => severity !== 'note'),
  }
}

/** Creates a problem with the severity that its code has in `problemCodes`. */
export function toProblem(code: ProblemCode, { file, span = null, message, hint = null, related = [] }: ProblemInput): Problem {
  return { code, severity: problemCodes[code].severity, file, span, message, hint, related }
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
