import { createServer } from 'node:http'
import { isIP } from 'node:net'
import { dirname } from 'node:path'
import { createProblemList, type Problem, toProblem } from '@pagewright/model'
import { readFingerprint } from '../cache/fingerprint.ts'
import { openStore } from '../cache/store.ts'
import { configFile, type LoadedSite, loadSite, versionsFile } from '../config/load-site.ts'
import type { DevServer } from '../dev/dev-server.ts'
import { oneAtATime } from '../dev/one-at-a-time.ts'
import { pollFiles } from '../dev/poll-files.ts'
import { diskProblem } from '../report/disk-problem.ts'
import { summarizeProblems } from '../report/format-problems.ts'
import { createLogger } from '../report/logger.ts'
import { bundleProblem } from '../vite/bundle-problem.ts'
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
    // Kept across restarts, so that the terminal also says when a change of the configuration has fixed the problems.
    let printed = '[]'
    const onProblems = (all: readonly Problem[]): void => {
      const text = JSON.stringify(all)
      if (text !== printed) log.error(summarizeProblems(all, { root, color: process.stderr.isTTY }))
      printed = text
    }

    const serve = async (loaded: LoadedSite): Promise<DevServer> => {
      // Loaded late because Vite takes longer to load than all the rest, and `--help` need not wait for it.
      const { createDevServer } = await import('../dev/dev-server.ts')
      const store = openStore(root, { fingerprint: readFingerprint(), fresh })
      return createDevServer({ root, loaded, store, http, hosts, onProblems })
    }
    /** Null before the first configuration that can be used, during a restart, and where that failed. */
    let server = null as DevServer | null
    let served: string | null = null
    // Files and mount of the last configuration that could be used.
    let files: readonly string[] = []
    let mount = '/'
    let configProblems: readonly Problem[] = []
    /** The restart that requests wait for. */
    let starting = Promise.resolve()
    let stopWatching = (): void => {}
    let nextAttempt: NodeJS.Timeout | undefined
    let isEnding = false
    const restart = async (loaded: LoadedSite): Promise<void> => {
      const last = server
      server = null
      served = null
      try {
        // One after the other, because both use the web socket of one HTTP server.
        await last?.close()
        server = await serve(loaded)
        served = loaded.key
      } catch (error) {
        configProblems = [failureOfDisk(error) ?? bundleProblem(error, { root, site: loaded.site })]
        onProblems(configProblems)
      }
    }
    /** A failure of the disk as a problem, else null. Plans another attempt, since no watched file changes when it has room again. */
    const failureOfDisk = (error: unknown): Problem | null => {
      const problem = diskProblem(error)
      if (problem !== null && !isEnding) nextAttempt = setTimeout(readConfig, 1000)
      return problem
    }
    const readConfig = oneAtATime(async () => {
      stopWatching()
      clearTimeout(nextAttempt)
      const readAt = Date.now()
      const list = createProblemList()
      const loaded = await loadSite(root, { base, problems: list }).catch((error) => {
        list.addAll([failureOfDisk(error) ?? toProblem('dev-failed', { file: null, message: String((error as Error).stack ?? error) })])
        return null
      })
      if (isEnding) return
      configProblems = list.all()
      if (loaded !== null && loaded.key !== served) {
        files = loaded.files
        mount = loaded.site.mount
        starting = restart(loaded)
        await starting
      } else if (server === null) onProblems(configProblems)
      else server.tellConfigProblems(loaded === null ? configProblems : [])
      const watched = [configFile, versionsFile, ...files, ...configProblems.flatMap(({ file }) => file ?? [])]
      // A file that appears beside them may fix a configuration that could not be read.
      const folders = loaded === null ? watched.map((file) => dirname(file)) : []
      const onChange = (): void => {
        log.info('The configuration changed; reading it again.')
        void readConfig()
      }
      stopWatching = pollFiles(root, { files: [...watched, ...folders], readAt, onChange })
    })

    http.on('request', async (request, response) => {
      if (isAllowedHost(request.headers.host, hosts)) {
        await starting
        if (server !== null) return server.handle(request, response)
        const { respondProblems } = await import('../dev/dev-responses.ts')
        return respondProblems(response, { problems: configProblems, root })
      }
      const text = `The development server does not answer requests for this host name. To allow it, start with --allow-host <name>.\n`
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
    })
    await readConfig()
    const code = await runServer(http, { values, mount, root })
    isEnding = true
    stopWatching()
    clearTimeout(nextAttempt)
    await starting
    await server?.close()
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
