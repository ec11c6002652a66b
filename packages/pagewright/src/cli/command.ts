import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean, type Problem, withHint } from '@pagewright/model'
import { formatProblems } from '../report/format-problems.ts'

type OptionConfig = NonNullable<ParseArgsConfig['options']>[string] & {
  /** What `--help` says about it, after the name of its value in angle brackets. */
  readonly help: string
}

/** A command of the command line. */
export type Command = {
  readonly summary: string
  /** The arguments that the command needs besides options, as `--help` shows them: `<name>`. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, OptionConfig>>
  /** Does the work; resolves to the exit code. */
  run(input: CommandInput): Promise<number>
}

export type CommandInput = {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  readonly operands: readonly string[]
  /** Absolute paths of the site and of its output. */
  readonly root: string
  readonly out: string
  /** The mount that the command line or the environment asks for; undefined where the configuration decides. */
  readonly base: string | undefined
  /** Whether to start from an empty cache. */
  readonly fresh: boolean
}

/** Options of the commands that read a whole site. */
export const siteOptions = {
  root: { type: 'string', help: "<folder> the site's folder (default: the current one)" },
  'out-dir': { type: 'string', help: "<folder> where the output goes (default: dist in the site's folder)" },
  base: { type: 'string', help: '<path> URL path that the site is mounted under (default: the configured one)' },
  'no-cache': { type: 'boolean', help: 'start from an empty cache' },
} as const satisfies Record<string, OptionConfig>

/** Option of the commands that report on a whole site. */
export const allOption = {
  type: 'boolean',
  help: 'show every problem, instead of the first ten of each kind',
} as const satisfies OptionConfig

/** A mistake on the command line. Its message is printed to standard error with the usage, and the exit code is 2. */
export class UsageError extends Error {}

/** Parses the arguments of a command. Throws a UsageError for one too many, one that is missing, and an unknown option. */
export function parseCommand(command: Command, args: readonly string[]): CommandInput {
  const options = { ...command.options, help: { type: 'boolean', short: 'h', help: '' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    if (positionals.length > command.operands.length) throw new UsageError(`Unexpected argument "${positionals[command.operands.length]}"`)
    if (positionals.length < command.operands.length) throw new UsageError(`Missing ${command.operands[positionals.length]}`)
    const { root: folder = '.', base = process.env['BASE_URL'] || undefined, ...others } = values as Readonly<Record<string, string>>
    const root = resolve(folder)
    const out = resolve(others['out-dir'] ?? join(root, 'dist'))
    return { values: values as CommandInput['values'], operands: positionals, root, out, base, fresh: 'no-cache' in values }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(explain(error as Error, Object.keys(options)))
  }
}

function explain({ message }: Error, known: readonly string[]): string {
  const option = /^Unknown option '(--?[^']+)'/.exec(message)?.[1]
  if (option === undefined) return message.split('. ')[0] ?? message
  const options = known.map((name) => `--${name}`)
  return withHint(`Unknown option "${option}"`, didYouMean(option, options))
}

/** The usage of one command. */
export function commandUsage(name: string, { operands, options }: Command): string {
  const rows = Object.entries({ ...options, help: { help: 'show this text' } }).map(([option, { help }]) => {
    const [, value = '', words = ''] = /^(?:(<[^>]+>) )?(.*)$/.exec(help) ?? []
    return [`  --${option} ${value}`.trimEnd(), words] as const
  })
  const width = Math.max(...rows.map(([option]) => option.length))
  const lines = rows.map(([option, words]) => `${option.padEnd(width)}  ${words}`)
  return `Usage: pagewright ${[name, ...operands].join(' ')} [options]\n\n${lines.join('\n')}\n`
}

/** Tells a person why a command has failed. Returns the exit code. */
export function fail(problems: readonly Problem[], root: string): number {
  process.stderr.write(formatProblems(problems, { root, format: 'text', color: process.stderr.isTTY }))
  return 1
}
