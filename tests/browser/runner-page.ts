import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { HttpAnswer, HttpRequest, RequestFailure, RunEvent, RunResult } from '../../site/playground/runner/runner.ts'
import { bundleRuntime } from '../../site/tools/playground/runtime-plugin.ts'

const entry = join(import.meta.dirname, '../../site/playground/runner/index.ts')
let bundling: Promise<string> | undefined

/** The runner as one script that leaves `createRunner` in the page, for a site that is served under `base`. */
function bundle(base: string): Promise<string> {
  bundling ??= bundleRuntime().then(async ({ script }) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'playgroundRunner',
      footer: { js: 'window.playgroundRunner = playgroundRunner' },
      define: { 'import.meta.env.BASE_URL': JSON.stringify(base) },
      plugins: [
        {
          name: 'runtime',
          setup: ({ onResolve, onLoad }) => {
            // The site's policy lets a page fetch its own files only, and the runtime's name is known to a build only.
            onResolve({ filter: /\/runtime-script\.ts$/ }, ({ path }) => ({ path, namespace: 'runtime' }))
            onLoad({ filter: /./, namespace: 'runtime' }, () => ({
              contents: `export const loadRuntime = async () => new Blob([${JSON.stringify(script)}])`,
            }))
          },
        },
      ],
    })
    return outputFiles[0]?.text ?? ''
  })
  return bundling
}

/** What a run has done until it was looked at. */
export type Run = {
  readonly result: RunResult
  readonly events: readonly RunEvent[]
  /** What the console shows, line by line. */
  readonly lines: readonly string[]
  /** How the program ended; null while it goes on. */
  readonly ended: string | null
  /** The longest time for which the page did not react, in ms. */
  readonly longestBlock: number
}

export type RunnerPage = {
  /** Runs a program and waits for its end, or until `wait` ms have passed since it was started up. */
  run(files: string | Readonly<Record<string, string>>, options?: { readonly wait?: number; readonly entry?: string }): Promise<Run>
  request(request: Partial<HttpRequest>): Promise<HttpAnswer | { readonly failed: RequestFailure }>
  ask<T>(method: 'validate' | 'match', input: object): Promise<T>
}

/**
 * Opens a page of the site, and runs programs in it by the runner. The site's policy and frame are as they are served. The runner ends a
 * program that is busy after `patience`, in ms.
 */
export async function openRunner(page: Page, baseURL: string, { patience = 3000 } = {}): Promise<RunnerPage> {
  await page.goto(baseURL)
  const script = await bundle(new URL(baseURL).pathname)
  const [before, after, ...others] = script.split('pause: 3e3')
  if (after === undefined || others.length > 0) throw new Error('The runner has another limit for programs that are busy')
  // The policy of the site does not hold for what the test runner evaluates.
  await page.evaluate(`${before}pause: ${patience}${after}`)
  await page.evaluate('window.events = []; window.runner = playgroundRunner.createRunner({ onEvent: (event) => events.push(event) })')
  return {
    run: async (files, { wait = 0, entry: main = 'src/index.ts' } = {}) => {
      const texts = typeof files === 'string' ? { [main]: files } : files
      const program = { entry: main, files: Object.entries(texts).map(([path, text]) => ({ path, text })) }
      const seen = await page.evaluate(`(async () => {
        events.length = 0
        let last = performance.now()
        let longestBlock = 0
        const watch = setInterval(() => {
          const now = performance.now()
          longestBlock = Math.max(longestBlock, now - last)
          last = now
        }, 10)
        const result = await runner.run(${JSON.stringify(program)})
        for (const end = performance.now() + ${wait}; performance.now() < end && !events.some(({ kind }) => kind === 'ended'); )
          await new Promise((resolve) => setTimeout(resolve, 20))
        clearInterval(watch)
        return { result, events: [...events], longestBlock }
      })()`)
      const { events, ...rest } = seen as Pick<Run, 'result' | 'events' | 'longestBlock'>
      const lines = events.flatMap((event) => (event.kind === 'console' ? event.text.split('\n') : []))
      const ended = events.find((event) => event.kind === 'ended')?.reason ?? null
      return { ...rest, events, lines, ended }
    },
    request: async (request) =>
      (await page.evaluate(`runner.request(${JSON.stringify({ method: 'GET', url: '/', headers: [], ...request })})`)) as HttpAnswer,
    ask: async (method, input) => (await page.evaluate(`runner.${method}(${JSON.stringify(input)})`)) as never,
  }
}
