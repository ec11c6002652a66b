import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList, requiredMessageKeys } from '@pagewright/model'
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

it.each([
  ['a b?', 'must be letters, digits, dots and hyphens'],
  ['1.0', '`docs.removed` names "1.0", which is not a version that was removed'],
  ['next', '`docs.removed` names "next", which is not a version that was removed'],
])('A removed version has the name of one, and none that there is: %s', async (name, message) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'config-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const docs = { removed: [name], sidebars: { tour: { label: 'Tour', items: ['a'] } } }
  const messages = { en: Object.fromEntries(requiredMessageKeys.map((key) => [key, key])) }
  const locale = { id: 'en', lang: 'en', label: 'English' }
  const config = { title: 'T', tagline: 'T', url: 'https://site.example', locales: [locale], messages, docs }
  writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)}\n`)
  writeFileSync(join(root, 'versions.json'), JSON.stringify([{ ...docs, removed: undefined, name: '1.0', label: '1.0' }]))
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/index.ts'), '')
  const problems = createProblemList()
  expect(await loadSite(root, { base: undefined, problems })).toBeNull()
  expect(problems.all().map((problem) => problem.message)).toContainEqual(expect.stringContaining(message))
})
