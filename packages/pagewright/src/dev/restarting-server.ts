import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { createProblemList, type Problem, toProblem } from '@pagewright/model'
import { readFingerprint } from '../cache/fingerprint.ts'
import { openStore } from '../cache/store.ts'
import { configFile, type LoadedSite, loadSite, versionsFile } from '../config/load-site.ts'
import { diskProblem } from '../report/disk-problem.ts'
import { summarizeProblems } from '../report/format-problems.ts'
import type { Logger } from '../report/logger.ts'
import { bundleProblem } from '../vite/bundle-problem.ts'
import type { DevServer } from './dev-server.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { pollFiles } from './poll-files.ts'

type RestartingServerInput = {
  /** Absolute path of the site's folder. */
  readonly root: string
  /** The mount that replaces the configured one; undefined for the configured one. */
  readonly base: string | undefined
  /** Whether it begins with an empty cache. */
  readonly fresh: boolean
  /** The HTTP server, which also carries the web socket. It outlives restarts. */
  readonly http: Server
  /** Names of hosts, besides those of this machine, that requests may be for. */
  readonly hosts: readonly string[]
  readonly log: Logger
}

/** A development server that is made anew when the configuration changes. While there is none, it shows what is wrong. */
export function createRestartingServer({ root, base, fresh, http, hosts, log }: RestartingServerInput) {
  // Kept across restarts, so that the terminal also says when a change of the configuration has fixed the problems.
  let printed = '[]'
  const onProblems = (all: readonly Problem[]): void => {
    const text = JSON.stringify(all)
    if (text !== printed) log.error(summarizeProblems(all, { root, color: process.stderr.isTTY }))
    printed = text
  }

  const serve = async (loaded: LoadedSite): Promise<DevServer> => {
    // Loaded late because Vite takes longer to load than all the rest, and `--help` need not wait for it.
    const { createDevServer } = await import('./dev-server.ts')
    const store = openStore(root, { fingerprint: readFingerprint(), fresh })
    return createDevServer({ root, loaded, store, http, hosts, onProblems })
  }
  /** Null before the first configuration that can be used, during a restart, and where that failed. */
  let server = null as DevServer | null
  /** `LoadedSite.key` of the configuration that `server` runs with; null without a server. */
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

  return {
    /** Reads the configuration and makes the first server. Resolves to the mount of the site. */
    start: async (): Promise<string> => {
      await readConfig()
      return mount
    },
    /** Answers a request, if need be after a restart. */
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      await starting
      if (server !== null) return server.handle(request, response)
      const { respondProblems } = await import('./dev-responses.ts')
      return respondProblems(response, { problems: configProblems, root })
    },
    close: async (): Promise<void> => {
      isEnding = true
      stopWatching()
      clearTimeout(nextAttempt)
      await starting
      await server?.close()
    },
  }
}
