import assert from 'node:assert/strict'
import { createApp } from './src/lazy'
import { copySite, getFrom, stop } from './lib/site'

const main = async () => {
  const site = await copySite()
  const server = createApp(site.root).listen(0)
  const get = getFrom(server)

  assert.equal((await get('/api/hello')).text, '{"text":"hello"}')
  assert.equal(require.cache[require.resolve('farrow-vite')], undefined)

  assert.ok((await get('/')).text.includes('/@vite/client'))
  assert.ok(require.cache[require.resolve('farrow-vite')])

  stop(server)
  await site.remove()
  // Vite keeps watching
  process.exit(0)
}

main()
