import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { type Problem, type Severity, withoutControls } from '@pagewright/model'
import { codeFrame } from './code-frame.ts'

export type ProblemFormat = 'text' | 'json' | 'github'
export const problemFormats: readonly ProblemFormat[] = ['text', 'json', 'github']

/** Renders problems for a terminal, for a program, or as GitHub workflow commands. `root` is where their files lie. */
export function formatProblems(problems: readonly Problem[], options: { root: string; format: ProblemFormat; color?: boolean }): string {
  if (options.format === 'json') return `${JSON.stringify(problems, null, 2)}\n`
  if (options.format === 'github') return problems.map(toGithub).join('')
  return toText(problems, { root: options.root, paint: options.color ? styleText : (_style, text) => text })
}

/** `2 errors, 1 warning`, or `no problems`. */
export function countProblems(problems: readonly Problem[]): string {
  const count = (severity: Severity): string[] => {
    const { length } = problems.filter((problem) => problem.severity === severity)
    return length === 0 ? [] : [`${length} ${severity}${length === 1 ? '' : 's'}`]
  }
  return (['error', 'warning', 'note'] as const).flatMap(count).join(', ') || 'no problems'
}

/**
 * What a command that does not check tells a person: the problems and their number. Notes about texts are only counted;
 * a note without a file is about this run, and is told. Ends without a line end.
 */
export function summarizeProblems(problems: readonly Problem[], options: { root: string; color?: boolean }): string {
  const told = problems.filter(({ severity, file }) => severity !== 'note' || file === null)
  const count = `${countProblems(problems)}${told.length === problems.length ? '' : ' (`pagewright check` lists the notes)'}`
  return `${formatProblems(told, { ...options, format: 'text' })}${count}`
}

type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim' | 'bold', text: string) => string

const colors: Readonly<Record<Severity, Parameters<Paint>[0]>> = { error: 'red', warning: 'yellow', note: 'cyan' }
/** What GitHub calls them. */
const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'notice' }

function toText(problems: readonly Problem[], { root, paint }: { root: string; paint: Paint }): string {
  const sources = new Map<string, string | null>()
  const sourceOf = (file: string): string | null => {
    if (!sources.has(file)) sources.set(file, readSource(join(root, file)))
    return sources.get(file) ?? null
  }
  let text = ''
  for (const problem of problems) {
    const { message, hint } = problem
    const place =
      problem.file === null ? '' : `${problem.file}${problem.span === null ? '' : `:${problem.span.line}:${problem.span.column}`}`
    const label = paint(colors[problem.severity], problem.severity)
    text += `${place === '' ? '' : `${paint('bold', withoutControls(place))} `}${label} ${withoutControls(message)} ${paint('dim', `[${problem.code}]`)}\n`
    const source = problem.file === null || problem.span === null ? null : sourceOf(problem.file)
    if (source !== null && problem.span !== null) text += `${indent(codeFrame(source, problem.span))}\n`
    for (const file of problem.related) text += `    also: ${file}\n`
    if (hint !== null) text += `    ${paint('cyan', 'hint:')} ${withoutControls(hint)}\n`
    text += '\n'
  }
  return text
}

function indent(frame: string): string {
  return frame.replace(/^/gm, '    ').replace(/[ ]+$/gm, '')
}

function readSource(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return null
  }
}

/** A workflow command; `%`, line ends and separators are escaped as GitHub asks. */
function toGithub(problem: Problem): string {
  const escapeText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const escapeValue = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const properties = [
    ...(problem.file === null ? [] : [`file=${escapeValue(problem.file)}`]),
    ...(problem.span === null ? [] : [`line=${problem.span.line}`, `col=${problem.span.column}`]),
    `title=${escapeValue(problem.code)}`,
  ]
  const text = problem.hint === null ? problem.message : `${problem.message}\n${problem.hint}`
  return `::${commands[problem.severity]} ${properties.join(',')}::${escapeText(text)}\n`
}
