import { createServer } from 'node:http'
import { isIP } from 'node:net'
import { createRestartingServer } from '../dev/restarting-server.ts'
import { createLogger } from '../report/logger.ts'
import { type Command, siteOptions } from './command.ts'
import { listenOptions, readPort, runServer } from './serve.ts'

/** `pagewright dev`: the site while it is written. */
export const devCommand: Command = {
  summary: 'serves the site while you write it',
  operands: [],
  options: {
    ...siteOptions,
    ...listenOptions,
    'allow-host': { type: 'string', multiple: true, help: '<name> answer requests for this host name, too' },
  },
  run: async ({ values, root, base, fresh }) => {
    readPort(values)
    const log = createLogger()
    const http = createServer()
    const hosts = [values['host'] || [], values['allow-host'] ?? []].flat().map(String)
    // The configuration, or one of its plugins, does not wait for this promise. While it is read, that is reported as a mistake in it.
    process.on('unhandledRejection', (reason) => {
      const text = reason instanceof Error ? reason.stack : String(reason)
      if (process.listenerCount('unhandledRejection') === 1) log.error(`A promise was rejected that nothing waits for: ${text}`)
    })
    const server = createRestartingServer({ root, base, fresh, http, hosts, log })
    http.on('request', (request, response) => {
      if (isAllowedHost(request.headers.host, hosts)) return void server.handle(request, response)
      const text = `The development server does not answer requests for this host name. To allow it, start with --allow-host <name>.\n`
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
    })
    const mount = await server.start()
    const code = await runServer(http, { values, mount, root })
    await server.close()
    return code
  },
}

/**
 * Whether a development server answers a request with this `Host` header. Another site could have its own name point to this
 * machine, and then read in a visitor's browser what is served here; with an address instead of a name it cannot do that.
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  const host = (header ?? '').replace(/:\d+$/, '').toLowerCase()
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) !== 0 || host === 'localhost' || host.endsWith('.localhost') || names.some((name) => name.toLowerCase() === host)
}
