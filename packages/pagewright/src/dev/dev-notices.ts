import { join } from 'node:path'
import type { Problem } from '@pagewright/model'
import type { ViteDevServer } from 'vite'
import { readText } from '../cache/files.ts'
import { codeFrame } from '../report/code-frame.ts'

/**
 * `page` is what the theme threw while a page was rendered, `browser` what an open page could not load, was forbidden or has thrown: the
 * next change of the theme may have fixed both. `server` is what the development server failed at, e.g. because the disk is full.
 */
type ProblemSource = 'configuration' | 'content' | 'theme' | 'page' | 'browser' | 'server'

type DevNoticesInput = {
  readonly root: string
  readonly buildId: string
  /** For the terminal: called with all problems whenever they may have changed. */
  readonly onProblems: (problems: readonly Problem[]) => void
}

/** Talks with open pages by Vite's web socket, in the messages that `dev/dev-client.ts` of `@pagewright/browser` describes. */
export function createDevNotices({ ws }: Pick<ViteDevServer, 'ws'>, { root, buildId, onProblems }: DevNoticesInput) {
  const bySource = new Map<ProblemSource, readonly Problem[]>()
  const changedAt = { content: Number.NEGATIVE_INFINITY, theme: Number.NEGATIVE_INFINITY }
  let shown: readonly object[] = []
  /** Replaces the problems of one source. An empty list says that they are fixed. */
  const tellProblems = (source: ProblemSource, problems: readonly Problem[]): void => {
    bySource.set(source, problems)
    // While the configuration cannot be used, the others are those of the last good one, and files may have changed since.
    const ofConfig = bySource.get('configuration') ?? []
    // A mistake in the theme that the server has found makes pages fail as well.
    const isFound = (['theme', 'page'] as const).some((source) => bySource.get(source)?.length)
    const others = [...bySource].flatMap(([from, own]) => (from === 'browser' && isFound ? [] : own))
    const all = ofConfig.length > 0 ? ofConfig : others
    const errors = all.filter(({ severity }) => severity === 'error').map((problem) => ({ ...problem, frame: frameOf(problem, root) }))
    if (JSON.stringify(errors) !== JSON.stringify(shown)) ws.send('pagewright:problems', { problems: errors })
    shown = errors
    // After a start, the first of the two to be checked could report that there are no problems, although the other has some.
    const isChecked = bySource.has('content') && bySource.has('theme')
    if (all.length > 0 || isChecked) onProblems(all)
  }
  ws.on('pagewright:opened', (page: { readonly buildId: string }, client) => {
    // It came from a server with another configuration.
    if (page.buildId !== buildId) client.send({ type: 'full-reload' })
    client.send('pagewright:problems', { problems: shown })
  })
  ws.on('pagewright:connected', ({ age }: { readonly age: number }, client) => {
    // Its document may be older than changes that were made since it was asked for.
    for (const what of ['content', 'theme'] as const)
      if (performance.now() - changedAt[what] < age) client.send('pagewright:changed', { what })
  })
  return {
    /** Open pages fetch their data again, or after a change of the theme see whether it still renders them. */
    tellChange: (what: 'content' | 'theme'): void => {
      changedAt[what] = performance.now()
      ws.send('pagewright:changed', { what })
    },
    tellProblems,
    /** Adds a problem of an open page to those before. */
    tellOfBrowser: (problem: Problem): void => {
      const told = bySource.get('browser') ?? []
      if (!told.some((other) => JSON.stringify(other) === JSON.stringify(problem))) tellProblems('browser', [...told, problem])
    },
  }
}

function frameOf({ file, span }: Problem, root: string): string | null {
  const source = file === null ? null : readText(join(root, file))
  return source === null || span === null ? null : codeFrame(source, span)
}
