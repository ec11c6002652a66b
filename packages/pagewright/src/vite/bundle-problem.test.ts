import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bundleProblem } from './bundle-problem.ts'

const root = mkdtempSync(join(tmpdir(), 'theme-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('A theme that is not there is told as such, however the bundler writes its path', () => {
  const error = new Error('Could not load some/folder/theme/index.ts (imported by packages/browser/src/api/server-entry.tsx): ENOENT')
  const tell = () => bundleProblem(error, { root, site: { theme: 'theme/index.ts', plugins: null } })
  expect(tell()).toMatchObject({ code: 'theme-missing', file: 'theme/index.ts' })
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/index.ts'), '')
  expect(tell()).toMatchObject({ code: 'theme-broken' })
})
