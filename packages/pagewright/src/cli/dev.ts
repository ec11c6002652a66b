import { createServer, type Server } from 'node:http'
import { createProblemList, type Problem } from '@pagewright/model'
import { fingerprintOf } from '../cache/fingerprint.ts'
import { openStore } from '../cache/store.ts'
import { loadSite } from '../config/load-site.ts'
import type { DevServer } from '../dev/dev-server.ts'
import { summarizeProblems } from '../report/format-problems.ts'
import { createLogger } from '../report/logger.ts'
import { baseOf, type Command, type CommandInput, foldersOf, siteOptions } from './command.ts'
import { listenOptions, readPort, runServer } from './serve.ts'

/** `pagewright dev`: the site while it is written. */
export const devCommand: Command = {
  name: 'dev',
  summary: 'serves the site while you write it',
  operands: [],
  options: { ...siteOptions, ...listenOptions },
  run: async ({ values }) => {
    const { root } = foldersOf(values)
    readPort(values)
    const http = createServer()
    let current: Opened | null = null
    const open = (): Promise<Opened | null> => openDevServer({ values, http, restart: () => void restart() })
    let changed = false
    let restarting = false
    // One at a time: of two at once the one that had read the older configuration could come last.
    const restart = async (): Promise<void> => {
      changed = true
      if (restarting) return
      restarting = true
      while (changed) {
        changed = false
        createLogger().info('The configuration changed; reading it again.')
        const next = await open()
        if (next === null) continue
        const last = current
        current = next
        current.server.takeUpgrades()
        await last?.server.close()
      }
      restarting = false
    }
    current = await open()
    if (current === null) return 1
    current.server.takeUpgrades()
    http.on('request', (request, response) => current?.server.handle(request, response))
    const code = await runServer(http, { values, mount: current.mount, root })
    await current.server.close()
    return code
  },
}

type Open = { readonly values: CommandInput['values']; readonly http: Server; readonly restart: () => void }

type Opened = { readonly server: DevServer; readonly mount: string }

/** Null, with the problems told, when the configuration is not usable. */
async function openDevServer({ values, http, restart }: Open): Promise<Opened | null> {
  const { root } = foldersOf(values)
  const log = createLogger()
  const tell = (all: readonly Problem[]): void => log.error(summarizeProblems(all, { root, color: process.stderr.isTTY }))
  const problems = createProblemList()
  const readAt = Date.now()
  const loaded = await loadSite(root, { base: baseOf(values), problems })
  if (loaded === null) {
    tell(problems.all())
    return null
  }
  // With the bundler, which takes longer to load than all the rest: who asks for the usage need not wait for it.
  const { createDevServer } = await import('../dev/dev-server.ts')
  const store = openStore(root, { fingerprint: fingerprintOf(loaded.site), fresh: values['no-cache'] === true })
  const server = await createDevServer({ root, loaded, readAt, store, http, onConfigChange: restart, onProblems: tell })
  return { server, mount: loaded.site.mount }
}
