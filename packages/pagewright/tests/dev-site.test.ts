import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, expect, it } from 'vitest'
import type { Store } from '../src/cache/store.ts'
import { loadSite } from '../src/config/load-site.ts'
import { createDevSite } from '../src/dev/dev-site.ts'
import { memoryStore } from './memory-store.ts'
import { createSite, toySite } from './site-folder.ts'

const root = createSite(toySite)
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

it('A page is compiled again when a build with `--no-cache` has emptied the store meanwhile', async () => {
  const loaded = await loadSite(root, { base: undefined, problems: createProblemList() })
  if (loaded === null) throw new Error('The toy site has no configuration')
  let present = memoryStore()
  const store: Store = {
    ...present,
    read: (kind, key) => present.read(kind, key),
    write: (kind, key, value) => present.write(kind, key, value),
  }
  const dev = createDevSite({ root, site: loaded.site, store, places: loaded.places })
  const bodyOf = async (): Promise<unknown> => {
    const route = await dev.route('/docs/a')
    return store.read('body', route?.articles[0]?.content.compiled.bodyKey ?? '')
  }
  const body = await bodyOf()
  expect(body).toHaveProperty('html')
  present = memoryStore()
  expect(await bodyOf()).toEqual(body)
})

it('A page knows the entries that its signatures lead to, before anybody has asked for their pages', async () => {
  const entry = (title: string, code: string): string =>
    `---\ntitle: ${title}\npackages: [pipes]\n---\n\n### \`${title}\` {#${title} .function}\n\n\`\`\`ts signature\n${code}\n\`\`\`\n`
  writeFileSync(join(root, 'content/de/docs/pipes.md'), entry('pipes', 'type Pipe = {}'))
  writeFileSync(join(root, 'content/de/docs/other.md'), entry('other', 'type Pipe = {}'))
  writeFileSync(join(root, 'content/de/docs/user.md'), entry('user', 'type User = Pipe'))
  const loaded = await loadSite(root, { base: undefined, problems: createProblemList() })
  if (loaded === null) throw new Error('The toy site has no configuration')
  const dev = createDevSite({ root, site: loaded.site, store: memoryStore(), places: loaded.places })
  const content = (await dev.route('/docs/user'))?.articles[0]?.content
  const locale = loaded.site.defaultLocale
  expect(content === undefined ? null : dev.planned().targets.findEntry('Pipe', { content, locale })).toEqual({
    path: '/docs/pipes',
    id: 'pipes',
  })
})
