import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterEach, expect, it } from 'vitest'
import { siteOf } from '../../tests/plan-texts.ts'
import { createFolder } from '../../tests/site-folder.ts'
import { scanContent } from './scan.ts'

const root = createFolder()
const put = (file: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '---\ntitle: A\n---\n')
}

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('Content that is in no section, or in one that the configuration does not have, is reported with what to do', () => {
  for (const file of [
    'en/pages/index.md',
    'en/docs/a.md',
    'en/blog/2021-01-01-a.md',
    'en/docs-1.0/a.md',
    'en/psges/a.md',
    'en/stray.md',
    'fr/pages/index.md',
    'en/images/a.png',
    'images/a.png',
  ])
    put(`content/${file}`)
  for (const file of ['en/_drafts/a.md', 'en/diagrams/a.svg', 'en/.hidden/a.md', 'signs/a.svg', 'glossary.yaml']) put(`content/${file}`)
  const elsewhere = 'Move its files below docs, blog or pages of a locale; pictures may also lie in the public folder'
  const problems = createProblemList()
  expect(scanContent(root, { site: siteOf({}), problems }).sources.map(({ file }) => file)).toEqual(['content/en/pages/index.md'])
  expect(problems.all().map(({ code, severity, file, hint }) => [code, severity, file, hint])).toEqual([
    ['content-ignored', 'warning', 'content/en/blog', 'Add `blog: { … }` to the configuration, or delete the folder'],
    ['content-ignored', 'warning', 'content/en/docs', 'Add `docs: { … }` to the configuration, or delete the folder'],
    ['content-ignored', 'warning', 'content/en/docs-1.0', 'Restore the entry of the version in versions.json, or delete the folder'],
    ['content-ignored', 'warning', 'content/en/images', elsewhere],
    ['content-ignored', 'warning', 'content/en/psges', 'Did you mean "content/en/pages"?'],
    ['content-ignored', 'warning', 'content/en/stray.md', 'Move it into content/en/pages'],
    ['content-ignored', 'warning', 'content/fr', 'Declare the locale "fr" in the configuration, or delete the folder'],
    ['content-ignored', 'warning', 'content/images', elsewhere],
  ])
})
