import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { expect, it, onTestFinished } from 'vitest'
import { loadSite } from './load-site.ts'

it('A configuration that contains itself is reported where it does', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'config-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const source = `const loop: any = { label: 'x', items: ['a'] }
loop.items.push(loop)
export default { title: 'T', docs: { mainDoc: 'a', sidebars: { tour: { items: ['a', loop] } } } }
`
  writeFileSync(join(root, 'site.config.ts'), source)
  const problems = createProblemList()
  expect(await loadSite(root, { base: undefined, problems })).toBeNull()
  expect(problems.all()).toMatchObject([
    { code: 'config-invalid', message: expect.stringContaining('contains itself'), span: { line: 1, column: 33 } },
  ])
})
