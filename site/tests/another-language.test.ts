import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runPagewright } from '../../packages/pagewright/tests/run-pagewright.ts'
import { projectFolder } from '../../packages/pagewright/tests/served-site.ts'
import { copySite } from '../../tests/copy-site.mjs'
import { siteFolder } from '../tools/site-folders.ts'

const note = 'Pas encore traduit.'
const config = `import { defineSite } from 'pagewright'
import { islands } from './islands.ts'
import { messages } from './theme/messages/messages.ts'

export default defineSite({
  title: 'Farrow',
  tagline: 'Web framework',
  url: 'https://farrow.example',
  locales: [{ id: 'en', lang: 'en', label: 'English' }, { id: 'fr', lang: 'fr', label: 'Français' }],
  plugins: 'plugins.ts',
  messages: { en: messages.en, fr: { ...messages.en, 'doc.untranslated': '${note}' } },
  islands,
})
`

// Inside of the project, because the configuration imports packages that are installed there.
mkdirSync(projectFolder('.cache'), { recursive: true })
const folder = mkdtempSync(join(projectFolder('.cache'), 'another-language-'))
const root = copySite(siteFolder, join(folder, 'site'))

beforeAll(async () => {
  for (const name of ['content', 'anchors.json']) rmSync(join(root, name), { recursive: true })
  mkdirSync(join(root, 'content/en/pages'), { recursive: true })
  writeFileSync(join(root, 'content/en/pages/index.md'), '---\ntitle: Farrow\ndescription: Home.\n---\n\n::status-code{code="201"}\n')
  writeFileSync(join(root, 'site.config.ts'), config)
  const { code, stderr } = await runPagewright(['build'], { cwd: root })
  expect(code, stderr).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8')

it('A home page that is not translated says so', () => {
  expect(read('fr/index.html')).toContain(note)
  expect(read('index.html')).not.toContain(note)
})

it('A component that lacks texts in the language is in English and says so', () => {
  expect(read('fr/index.html')).toContain('<label lang="en">Status code')
  expect(read('index.html')).toContain('<label>Status code')
})
