import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createProblemList } from '@pagewright/model'
import { afterAll, expect, it } from 'vitest'
import { loadSite } from '../src/config/load-site.ts'
import { createDevSite } from '../src/dev/dev-site.ts'
import { resolveReference } from '../src/plan/resolve-references.ts'
import { memoryStore } from './memory-store.ts'
import { noTheme } from './no-theme.ts'
import { createSite, toySite } from './site-folder.ts'

const root = createSite(toySite)
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

it('A page knows the entries that its signatures lead to, before anybody has asked for their pages', async () => {
  const entry = (title: string, code: string): string =>
    `---\ntitle: ${title}\npackages: [pipes]\n---\n\n### \`${title}\` {#${title} .function}\n\n\`\`\`ts signature\n${code}\n\`\`\`\n`
  writeFileSync(join(root, 'content/de/docs/pipes.md'), entry('pipes', 'type Pipe = {}'))
  writeFileSync(join(root, 'content/de/docs/other.md'), entry('other', 'type Pipe = {}'))
  writeFileSync(join(root, 'content/de/docs/user.md'), entry('user', 'type User = Pipe'))
  const loaded = await loadSite(root, { base: undefined, problems: createProblemList() })
  if (loaded === null) throw new Error('The toy site has no configuration')
  const { planned } = await createDevSite({ ...loaded, root, store: memoryStore(), theme: noTheme, buildId: '' }).current()
  const content = planned.routeAt.get('/docs/user')?.articles[0]?.content
  const reference = content?.compiled.references.find(({ kind }) => kind === 'entry')
  if (content === undefined || reference === undefined) throw new Error('The page has no reference')
  expect(resolveReference(reference, { content, locale: loaded.site.defaultLocale, planned })).toMatchObject({
    path: '/docs/pipes',
    hash: '#pipes',
    anchorMissing: false,
  })
})

it('A page of a locale that lacks messages of the theme is not shown, but what is missing', async () => {
  const loaded = await loadSite(root, { base: undefined, problems: createProblemList() })
  if (loaded === null) throw new Error('The toy site has no configuration')
  const load = async (): Promise<never> => ({ messages: { 'blog.title': 'Blog', 'shell.skip': 'Skip' } }) as never
  const { pages } = await createDevSite({ ...loaded, root, store: memoryStore(), theme: { ...noTheme, load }, buildId: '' }).current()
  await expect(pages.document('/')).rejects.toThrow('The messages of "de" lack "shell.skip", which the theme shows')
})

it('A failure of the compiler names the text, and does not end the server before somebody asks for the site', async () => {
  const loaded = await loadSite(root, { base: undefined, problems: createProblemList() })
  if (loaded === null) throw new Error('The toy site has no configuration')
  const site = { ...loaded.site, messages: {} }
  const dev = createDevSite({ ...loaded, site, root, store: memoryStore(), theme: noTheme, buildId: '' })
  await wait(100)
  await expect(dev.problems()).rejects.toMatchObject({ stack: expect.stringMatching(/^content\/\S+\.md cannot be compiled\. TypeError/) })
})
