import assert from 'node:assert/strict'
import { join } from 'node:path'
import { build } from 'vite'
import { createApp } from './src/production'
import { copySite, getFrom, stop } from './lib/site'

const main = async () => {
  const site = await copySite()
  await build({ root: site.root, logLevel: 'error' })

  const server = createApp(join(site.root, 'dist')).listen(0)
  const get = getFrom(server)
  for (const path of ['/api/hello', '/', '/any/page']) {
    const { status, type } = await get(path)
    console.log(path, status, type)
  }
  assert.ok((await get('/')).text.includes('/assets/'))

  stop(server)
  await site.remove()
}

main()
