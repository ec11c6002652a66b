import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createProblemList, type Problem, toProblem } from '@pagewright/model'
import { loadSite } from '../config/load-site.ts'
import { outputRecordFile, readOutputRecord, recoverOutput } from '../output/staging.ts'
import { createLogger } from '../report/logger.ts'
import { createHandler } from '../serve/create-handler.ts'
import { type Command, type CommandInput, fail, siteOptions, UsageError } from './command.ts'

export const listenOptions = {
  port: { type: 'string', help: '<number> port (default: PORT, or 3000)' },
  host: { type: 'string', help: '<name> interface (default: 127.0.0.1, this machine only)' },
} as const

/** `pagewright serve`: serves the built site as a host would, under the mount that it was built for unless another one is named. */
export const serveCommand: Command = {
  summary: 'serves the built site',
  operands: [],
  options: { ...siteOptions, ...listenOptions },
  run: async ({ values, root, out, base }) => {
    readPort(values)
    const problems = createProblemList()
    recoverOutput(out)
    const site = (await loadSite(root, { base: base ?? readOutputRecord(out)?.mount, problems }))?.site
    if (site !== undefined && existsSync(join(out, outputRecordFile)))
      return runServer(createServer(createHandler(out, site)), { values, mount: site.mount, root })
    if (site !== undefined)
      problems.add('not-built', { file: null, message: `There is no built site in ${out}`, hint: 'Build it first: pagewright build' })
    return fail(problems.all(), root)
  },
}

/** The port that the command line or `PORT` names, else 3000. Throws a `UsageError`, so call it before anything is opened. */
export function readPort({ port }: CommandInput['values']): number {
  const text = typeof port === 'string' ? port : process.env['PORT'] || '3000'
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new UsageError('The port must be a number from 0 to 65535')
  return Number(text)
}

/** The name or address to listen on that the command line names, without the brackets of an IPv6 address, else 127.0.0.1. */
export function readHost({ host }: CommandInput['values']): string {
  // An empty name, as of an empty variable of the shell, would open the server to the network.
  return String(host ?? '').replace(/^\[(.*)\]$/, '$1') || '127.0.0.1'
}

/** Makes a server listen. Resolves to the port, which the system chooses for port 0. Rejects with Node's error. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Serves until a signal ends the process. Resolves to the exit code: 0 after a signal, 1, with a report, when the server cannot listen. */
export async function runServer(
  server: Server,
  { values, mount, root }: { values: CommandInput['values']; mount: string; root: string },
): Promise<number> {
  const port = readPort(values)
  const host = readHost(values)
  const log = createLogger()
  try {
    const actual = await listen(server, { port, host })
    const origin = `http://${host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actual}`
    process.stdout.write(`Serving on ${origin}${mount} (Ctrl-C ends it)\n`)
  } catch (error) {
    const problem = listenProblem(error as NodeJS.ErrnoException, { port, host })
    if (problem === null) throw error
    return fail([problem], root)
  }
  // For example because too many files are open. Connections that are open already go on.
  server.on('error', ({ message }) => log.error(`A connection could not be accepted: ${message}`))
  return new Promise((resolve) => {
    const stop = (): void => {
      server.closeAllConnections()
      server.close(() => resolve(0))
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}

/** Tells what is wrong with the address to listen on; null for an error that has another cause. */
function listenProblem({ code = '' }: NodeJS.ErrnoException, { port, host }: { port: number; host: string }): Problem | null {
  if (code === 'EADDRINUSE') {
    const hint = `Choose another: PORT=${port + 1}, or --port ${port + 1}`
    return toProblem('port-in-use', { file: null, message: `The port ${port} of ${host} is in use`, hint })
  }
  const refuse = (message: string, hint: string): Problem => toProblem('cannot-listen', { file: null, message, hint })
  if (code === 'EACCES') return refuse(`The port ${port} may not be used`, 'Choose one above 1023')
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code))
    return refuse(`There is no interface "${host}" on this machine`, 'Use localhost, or 0.0.0.0 for all')
  return null
}
