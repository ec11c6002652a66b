import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, expect, it } from 'vitest'
import { copySite } from '../../../tests/copy-site.mjs'
import { memoryStore, type Store } from '../src/cache/store.ts'
import { loadSite } from '../src/config/load-site.ts'
import { createDevSite } from '../src/dev/dev-site.ts'
import { projectFolder } from './served-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'dev-site-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('A page is compiled again when a build without a cache has emptied the store', async () => {
  const root = copySite(projectFolder('packages/pagewright/fixtures/toy'), join(folder, 'site'))
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
