import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@pagewright/model'
import type { ViteDevServer } from 'vite'
import { codeFrame } from '../report/code-frame.ts'
import type { DevSite } from './dev-site.ts'
import type { OpenRequests } from './open-requests.ts'
import type { Snapshot } from './take-snapshot.ts'

/** Tells the problems of a site, a little later: the browser its errors, as an overlay; the terminal all. */
export type ProblemTeller = { tell(dev: DevSite): void }

export type ProblemTellerOptions = {
  readonly root: string
  readonly requests: OpenRequests
  readonly onProblems: (problems: readonly Problem[]) => void
}

/** Milliseconds in which a browser that heard of a change asks for the page: it is answered before the site is checked. */
const pause = 30

/** Creates a teller. The site is checked when its plan has changed; the same problems are not told twice. */
export function createProblemTeller(vite: ViteDevServer, { root, requests, onProblems }: ProblemTellerOptions): ProblemTeller {
  let due = false
  let checked: Snapshot | null = null
  let told = '[]'
  let errors: readonly unknown[] = []
  const send = (): void => vite.ws.send('pagewright:problems', { problems: errors })
  vite.ws.on('pagewright:connected', send)
  const check = (dev: DevSite): void => {
    due = false
    const now = dev.newestSnapshot()
    if (now === checked) return
    checked = now
    const problems = dev.problems()
    errors = problems.filter(({ severity }) => severity === 'error').map((problem) => ({ ...problem, frame: frameOf(problem, root) }))
    send()
    const text = JSON.stringify(problems)
    if (text !== told) onProblems(problems)
    told = text
  }
  return {
    tell: (dev) => {
      if (due) return
      due = true
      setTimeout(() => void requests.none().then(() => check(dev)), pause)
    },
  }
}

function frameOf({ file, span }: Problem, root: string): string | null {
  if (file === null || span === null) return null
  try {
    return codeFrame(readFileSync(join(root, file), 'utf8'), span)
  } catch {
    return null
  }
}
