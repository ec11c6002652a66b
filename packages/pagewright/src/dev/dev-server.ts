import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { dirname, normalize } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Problem, toProblem } from '@pagewright/model'
import { createServer } from 'vite'
import { cacheFolder, isCacheLost, type Store } from '../cache/store.ts'
import type { LoadedSite } from '../config/load-site.ts'
import { diskProblem } from '../report/disk-problem.ts'
import { ThrownProblem } from '../report/theme-problem.ts'
import { bundleProblem } from '../vite/bundle-problem.ts'
import { devConfig } from './dev-config.ts'
import { createDevNotices } from './dev-notices.ts'
import { opensPage, respond, respondProblems } from './dev-responses.ts'
import { createDevSite } from './dev-site.ts'
import { createDevTheme } from './dev-theme.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { problemOfReport, reportAddress } from './policy-reports.ts'
import { pollFiles } from './poll-files.ts'
import { problemOfThrown, type ThrownInBrowser } from './thrown-in-browser.ts'
import { ignored, watchFolders } from './watch-folders.ts'

type DevServerInput = {
  readonly root: string
  readonly loaded: LoadedSite
  readonly store: Store
  readonly http: Server
  /** Host names that the web socket answers to besides `localhost`. */
  readonly hosts: readonly string[]
  readonly onProblems: (problems: readonly Problem[]) => void
}

export type DevServer = Awaited<ReturnType<typeof createDevServer>>

/** How long after a change the check of the site begins, in ms: open pages ask for their data first, and need not wait for the check. */
const headStart = 30

/** How long the server waits for open requests, in ms. What a plugin answers may stay open for good, as a stream of events does. */
const patience = 5000

/** The development server: pages on demand by the same code as a build, the theme by Vite. */
export async function createDevServer(input: DevServerInput) {
  const { root, store, loaded } = input
  const { site, places } = loaded
  const buildId = `dev-${Date.now()}`
  let closed = false
  // What fails before there are notices makes `createServer` reject.
  let tellOfModule = (_error: Error): void => {}
  const vite = await createServer(devConfig({ ...input, site, onError: (error) => tellOfModule(error) }))
  const notices = createDevNotices(vite, { ...input, buildId })
  tellOfModule = (error) => {
    if (!closed) notices.tellOfBrowser(bundleProblem(error, { root, site }))
  }
  const theme = createDevTheme({ root, site, store, places, vite })
  const tellFailure = (error: unknown): void => {
    // What is interrupted by the end of the server is no failure.
    if (closed) return
    const { stack = String(error) } = error as Error
    notices.tellProblems('server', [diskProblem(error) ?? toProblem('dev-failed', { file: null, message: stack })])
  }
  /** Wraps work that follows a change: a failure is shown as a problem and does not end the server. The next change may fix its cause. */
  const afterChange = (work: () => Promise<void>): (() => Promise<void>) =>
    oneAtATime(async () => {
      try {
        await work()
        if (!closed) notices.tellProblems('server', [])
      } catch (error) {
        tellFailure(error)
      }
    })

  // Before the content is read, so that no edit is missed in between.
  const themeFolder = normalize(dirname(site.theme)).replaceAll('\\', '/')
  const stopWatching = await watchFolders(root, {
    onChange: (paths) => {
      const ofContent = paths.filter((path) => !path.startsWith(`${themeFolder}/`))
      if (ofContent.length > 0) void contentChanged()
      if (ofContent.length < paths.length) void themeChanged()
    },
    onError: tellFailure,
  })
  // Vite watches what the theme imports from outside of its folder.
  vite.watcher.on('all', () => themeChanged())

  vite.ws.on('pagewright:thrown', async (thrown: ThrownInBrowser) => {
    const problem = await problemOfThrown(thrown, { root, site, vite }).catch(() => null)
    if (problem !== null && !closed) notices.tellOfBrowser(problem)
  })
  theme.problems().then((problems) => {
    if (!closed) notices.tellProblems('theme', problems)
  }, tellFailure)
  let readAt = Date.now()
  const dev = createDevSite({ root, site, store, places, theme, buildId })

  let openRequests = 0
  const requestsAnswered = async (): Promise<void> => {
    const started = Date.now()
    do await wait(1)
    while (openRequests > 0 && Date.now() < started + patience)
  }
  let polled = ''
  let stopPolling = (): void => {}
  /** Watches what texts include from folders that are not watched. */
  const pollIncluded = async (): Promise<void> => {
    const { contents } = (await dev.current()).planned
    const included = contents.flatMap(({ compiled }) => compiled.includes.map(({ file }) => file))
    const files = included.filter((file) => ignored.test(file))
    if (closed || files.join('\n') === polled) return
    stopPolling()
    polled = files.join('\n')
    stopPolling = pollFiles(root, { files, readAt, onChange: contentChanged })
  }
  const check = afterChange(async () => {
    await wait(headStart)
    await requestsAnswered()
    await pollIncluded()
    const problems = await dev.problems()
    if (!closed) notices.tellProblems('content', problems)
  })
  const contentChanged = afterChange(async () => {
    readAt = Date.now()
    await dev.reread()
    if (closed) return
    for (const source of ['page', 'browser'] as const) notices.tellProblems(source, [])
    notices.tellChange('content')
    void check()
  })
  const themeChanged = afterChange(async () => {
    theme.forget()
    const problems = await theme.problems()
    if (closed) return
    for (const source of ['page', 'browser'] as const) notices.tellProblems(source, [])
    notices.tellProblems('theme', problems)
    notices.tellChange('theme')
  })

  void check()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST' && request.url === reportAddress(site.mount)) {
      const problem = await problemOfReport(request, { root, site, vite })
      if (problem !== null && !closed) notices.tellOfBrowser(problem)
      return void response.writeHead(204).end()
    }
    // The page that is opened tells itself what is wrong with it.
    if (opensPage(request)) notices.tellProblems('browser', [])
    const attempt = () => respond({ request, response, root, site, store, dev, vite })
    try {
      await attempt().catch(async (error) => {
        if (!isCacheLost(error, cacheFolder(root))) throw error
        dev.forget()
        await dev.reread()
        await attempt()
      })
    } catch (error) {
      if (!(error instanceof ThrownProblem)) throw error
      notices.tellProblems(error.problem.code === 'theme-broken' ? 'theme' : 'page', [error.problem])
      respondProblems(response, { problems: [error.problem], root })
    }
  }
  return {
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      openRequests++
      answer(request, response)
        .catch((error: Error) => {
          // No request may end the server: an answer that has begun can only be broken off.
          if (response.headersSent) response.destroy()
          else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack)
        })
        .finally(() => openRequests--)
    },
    /** Shows the problems of a configuration that cannot be used over the pages, which stay those of the last good one. */
    tellConfigProblems: (problems: readonly Problem[]): void => notices.tellProblems('configuration', problems),
    /** Answers what has been asked, then ends. Pages that are connected reload as soon as there is another server. */
    close: async (): Promise<void> => {
      closed = true
      stopPolling()
      await stopWatching()
      await requestsAnswered()
      await vite.close()
    },
  }
}
