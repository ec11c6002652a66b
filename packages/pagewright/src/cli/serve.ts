import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { loadSite } from '../config/load-site.ts'
import { recordFile } from '../output/record.ts'
import { recoverOutput } from '../output/staging.ts'
import { formatProblems } from '../report/format-problems.ts'
import { createLogger } from '../report/logger.ts'
import { createHandler } from '../serve/create-handler.ts'
import { listen, portOf } from '../serve/listen.ts'
import { baseOf, type Command, type CommandInput, foldersOf, siteOptions, UsageError } from './command.ts'

export const listenOptions = {
  port: { type: 'string', help: '<number>     port (default: PORT, or 3000)' },
  host: { type: 'string', help: '<name>       interface (default: 127.0.0.1, this machine only)' },
} as const

/** `pagewright serve`: the built site, as a host would serve it. */
export const serveCommand: Command = {
  name: 'serve',
  summary: 'serves the built site',
  operands: [],
  options: { ...siteOptions, ...listenOptions },
  run: async ({ values }) => {
    readPort(values)
    const { root, out } = foldersOf(values)
    const problems = createProblemList()
    const { site } = (await loadSite(root, { base: baseOf(values), problems })) ?? { site: null }
    recoverOutput(out)
    if (site !== null && !existsSync(join(out, recordFile))) {
      problems.error('not-built', { file: null, message: `There is no built site in ${out}`, hint: 'Build it first: pagewright build' })
    }
    if (site === null || problems.hasErrors()) {
      createLogger().error(formatProblems(problems.all(), { root, format: 'text', color: process.stderr.isTTY }))
      return 1
    }
    return runServer(createServer(createHandler(out, site)), { values, mount: site.mount, root })
  },
}

/** The port that is asked for. Throws a UsageError for what is none: call it before anything is opened. */
export function readPort(values: CommandInput['values']): number {
  const port = portOf(values['port'])
  if (port === null) throw new UsageError('The port is a number from 0 to 65535')
  return port
}

/** Serves until a signal ends it. Resolves to the exit code. */
export async function runServer(
  server: Server,
  { values, mount, root }: { values: CommandInput['values']; mount: string; root: string },
): Promise<number> {
  const port = readPort(values)
  const host = typeof values['host'] === 'string' ? values['host'] : '127.0.0.1'
  try {
    const actual = await listen(server, { port, host })
    const origin = `http://${host === '127.0.0.1' ? 'localhost' : host}:${actual}`
    process.stdout.write(`Serving on ${origin}${mount} (Ctrl-C ends it)\n`)
    return await new Promise((resolve) => {
      const stop = (): void => {
        server.closeAllConnections()
        server.close(() => resolve(0))
      }
      process.once('SIGINT', stop)
      process.once('SIGTERM', stop)
    })
  } catch (error) {
    createLogger().error(formatProblems([listenProblem(error, { port, host })], { root, format: 'text', color: process.stderr.isTTY }))
    return 1
  }
}

function listenProblem(error: unknown, { port, host }: { port: number; host: string }): Parameters<typeof formatProblems>[0][number] {
  const { code, message } = error as NodeJS.ErrnoException
  const base = { code: 'cannot-listen', severity: 'error', file: null, span: null, related: [] } as const
  if (code === 'EADDRINUSE')
    return {
      ...base,
      code: 'port-in-use',
      message: `The port ${port} of ${host} is in use`,
      hint: `Choose another: PORT=${port + 1}, or --port ${port + 1}`,
    }
  if (code === 'EACCES') return { ...base, message: `The port ${port} may not be used`, hint: 'Choose one above 1023' }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL')
    return { ...base, message: `There is no interface "${host}" on this machine`, hint: 'Use localhost, or 0.0.0.0 for all' }
  throw error instanceof Error ? error : new Error(message)
}
