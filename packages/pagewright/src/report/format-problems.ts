import { join } from 'node:path'
import { styleText } from 'node:util'
import { type Problem, type ProblemCode, problemCodes, type Severity, severities, toPlace } from '@pagewright/model'
import { isInside, readText, relativePath } from '../cache/files.ts'
import { codeFrame, withoutControls } from './code-frame.ts'

export type ProblemFormat = 'text' | 'json' | 'github'
export const problemFormats: readonly ProblemFormat[] = ['text', 'json', 'github']

/** Renders problems for a terminal, for a program, or as GitHub workflow commands. `root` is where their files lie. */
export function formatProblems(problems: readonly Problem[], options: { root: string; format: ProblemFormat; color?: boolean }): string {
  if (options.format === 'json') return `${JSON.stringify(problems, null, 2)}\n`
  if (options.format === 'github') return problems.map((problem) => toGithub(problem, options.root)).join('')
  return toText(problems, { root: options.root, paint: options.color ? styleText : (_style, text) => text })
}

/** `2 errors, 1 warning`, or `no problems`. */
export function countProblems(problems: readonly Problem[]): string {
  const count = (severity: Severity): string[] => {
    const { length } = problems.filter((problem) => problem.severity === severity)
    return length === 0 ? [] : [`${length} ${severity}${length === 1 ? '' : 's'}`]
  }
  return severities.flatMap(count).join(', ') || 'no problems'
}

type SummaryOptions = {
  readonly root: string
  readonly color?: boolean
  /** Whether every problem is shown, instead of the first ten of each kind. */
  readonly all?: boolean
  /** Whether notes about texts are shown, instead of only counted. A note without a file is about this run, and is always shown. */
  readonly notes?: boolean
}

const shownOfKind = 10

/** What a command tells a person: problems, a table of their kinds if there are several, and their number. Ends without a line end. */
export function summarizeProblems(
  problems: readonly Problem[],
  { root, color = false, all = false, notes = false }: SummaryOptions,
): string {
  const listed = problems.filter(({ severity, file }) => notes || severity !== 'note' || file === null)
  const byCode = new Map<ProblemCode, Problem[]>()
  for (const problem of listed) {
    const kind = byCode.get(problem.code) ?? []
    byCode.set(problem.code, kind)
    kind.push(problem)
  }
  const shown = new Set([...byCode.values()].flatMap((kind) => (all ? kind : kind.slice(0, shownOfKind))))
  const table = byCode.size > 1 || shown.size < listed.length ? `${toTable([...byCode], { all })}\n\n` : ''
  const count = `${countProblems(problems)}${listed.length === problems.length ? '' : ' (`pagewright check` lists the notes)'}`
  return `${formatProblems(
    listed.filter((problem) => shown.has(problem)),
    { root, color, format: 'text' },
  )}${table}${count}`
}

/** A line for each kind of problem: how many there are, how severe they are, and what they mean. */
function toTable(kinds: readonly (readonly [ProblemCode, readonly Problem[]])[], { all }: { all: boolean }): string {
  const rank = ([, [first]]: (typeof kinds)[number]): number => severities.indexOf(first?.severity ?? 'note')
  const sorted = [...kinds].sort((a, b) => rank(a) - rank(b) || b[1].length - a[1].length)
  const width = Math.max(...kinds.map(([code]) => code.length))
  const lines = sorted.map(([code, problems]) => {
    const more = all || problems.length <= shownOfKind ? '' : ` (${shownOfKind} are shown; \`pagewright check --all\` shows all)`
    const count = `${String(problems.length).padStart(4)} ${(problems[0]?.severity ?? '').padEnd(7)}`
    return `${count}  ${code.padEnd(width)}  ${problemCodes[code].meaning}${more}`
  })
  return lines.join('\n')
}

type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim' | 'bold', text: string) => string

const colors: Readonly<Record<Severity, Parameters<Paint>[0]>> = { error: 'red', warning: 'yellow', note: 'cyan' }
const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'notice' }

function toText(problems: readonly Problem[], { root, paint }: { root: string; paint: Paint }): string {
  const sources = new Map<string, string | null>()
  const sourceOf = (file: string): string | null => {
    if (!sources.has(file)) sources.set(file, readText(join(root, file)))
    return sources.get(file) ?? null
  }
  let text = ''
  for (const problem of problems) {
    const { message, hint } = problem
    const place = toPlace(problem)
    const label = paint(colors[problem.severity], problem.severity)
    text += `${place === '' ? '' : `${paint('bold', withoutControls(place))} `}${label} ${withoutControls(message)} ${paint('dim', `[${problem.code}]`)}\n`
    const source = problem.file === null || problem.span === null ? null : sourceOf(problem.file)
    if (source !== null && problem.span !== null) text += `${codeFrame(source, problem.span).replace(/^/gm, '    ').replace(/ +$/gm, '')}\n`
    for (const file of problem.related) text += `    also: ${withoutControls(file)}\n`
    if (hint !== null) text += `    ${paint('cyan', 'hint:')} ${withoutControls(hint)}\n`
    text += '\n'
  }
  return text
}

/** A workflow command; `%`, line ends and separators are escaped as GitHub asks, and paths begin at the top of what is checked out. */
function toGithub(problem: Problem, root: string): string {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? ''
  const path = (file: string): string =>
    workspace !== '' && isInside(root, { folder: workspace }) ? relativePath(workspace, join(root, file)) : file
  const escapeText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const escapeValue = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const properties = [
    ...(problem.file === null ? [] : [`file=${escapeValue(path(problem.file))}`]),
    ...(problem.span === null ? [] : [`line=${problem.span.line}`, `col=${problem.span.column}`]),
    `title=${escapeValue(problem.code)}`,
  ]
  const text = problem.hint === null ? problem.message : `${problem.message}\n${problem.hint}`
  return `::${commands[problem.severity]} ${properties.join(',')}::${escapeText(text)}\n`
}
