import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, expect, it } from 'vitest'
import { memoryStore, type Store } from '../src/cache/store.ts'
import { loadSite } from '../src/config/load-site.ts'
import { createDevSite } from '../src/dev/dev-site.ts'
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
