import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Problem } from '../model/problem.ts'
import { codeFrame } from '../report/code-frame.ts'
import type { DevSite, Snapshot } from './dev-site.ts'

/** Tells the problems of a site: the browser its errors, as an overlay; the terminal all. */
export type ProblemTeller = { tell(dev: DevSite): void }

/** Creates a teller. The site is checked when its plan has changed; the same problems are not told twice. */
export function createProblemTeller(
  vite: ViteDevServer,
  { root, onProblems }: { root: string; onProblems: (problems: readonly Problem[]) => void },
): ProblemTeller {
  let checked: Snapshot | null = null
  let told = '[]'
  let errors: readonly unknown[] = []
  const send = (): void => vite.ws.send('pagewright:problems', { problems: errors })
  vite.ws.on('pagewright:connected', send)
  return {
    tell: (dev) => {
      if (dev.snapshot() === checked) return
      checked = dev.snapshot()
      const problems = dev.problems()
      errors = problems.filter(({ severity }) => severity === 'error').map((problem) => ({ ...problem, frame: frameOf(problem, root) }))
      send()
      const text = JSON.stringify(problems)
      if (text !== told) onProblems(problems)
      told = text
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
