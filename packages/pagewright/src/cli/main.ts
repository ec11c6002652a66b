import { existsSync, statSync } from 'node:fs'
import { suggest, withHint } from '@pagewright/model'
import { generatorVersion } from '../config/generator-name.ts'
import { diskProblem } from '../report/disk-problem.ts'
import { type Command, commandUsage, fail, parseCommand, UsageError } from './command.ts'

/** Commands by name; each is loaded when it is used. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  dev: async () => (await import('./dev.ts')).devCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  rename: async () => (await import('./rewrite-site.ts')).renameCommand,
  move: async () => (await import('./rewrite-site.ts')).moveCommand,
  deploy: async () => (await import('./deploy.ts')).deployCommand,
  version: async () => (await import('./version.ts')).versionCommand,
}

/** Runs the command line. Resolves to the exit code: 0 done, 1 problems, 2 wrong usage. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version') return print(`${generatorVersion}\n`)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return print(await overview())
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined
  try {
    if (command === undefined) throw new UsageError(withHint(`Unknown command "${name}"`, suggest(name, Object.keys(commands))))
    if (rest.includes('--help') || rest.includes('-h')) return print(commandUsage(name, command))
    const input = parseCommand(command, rest)
    const { root } = input
    if (!existsSync(root) || !statSync(root).isDirectory()) throw new UsageError(`There is no folder "${root}"`)
    return await command.run(input)
  } catch (error) {
    const problem = diskProblem(error)
    if (problem !== null) return fail([problem], process.cwd())
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n\n${command === undefined ? await overview() : commandUsage(name, command)}`)
    return 2
  }
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { operands, summary } = await load()
      return `  ${[name, ...operands].join(' ').padEnd(28)} ${summary}`
    }),
  )
  return `Usage: pagewright <command> [options]\n\n${lines.join('\n')}\n\n  pagewright <command> --help shows the options of a command.\n`
}
