import assert from 'node:assert/strict'
import { createApp } from './src/app'
import { copySite, getFrom, stop } from './lib/site'

const main = async () => {
  const site = await copySite()
  const { http, web } = createApp(site.root)
  const server = http.listen(0)
  const get = getFrom(server)

  const title = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1] ?? text
  const paths = ['/api/hello', '/', '/about', '/any/page', '/none.png']
  for (const path of paths) {
    const { status, type, text } = await get(path)
    console.log(path, status, type, '|', title(text))
  }

  const script = await get('/main.ts')
  assert.equal(script.status, 200)
  assert.equal(script.type, 'application/javascript')
  assert.ok(!script.text.includes(': string'))

  const page = await get('/')
  assert.ok(page.text.includes('/@vite/client'))

  const missing = await get('/none.html')
  assert.equal(missing.status, 500)
  assert.ok(missing.text.startsWith('Error: ENOENT: no such file or directory'))
  console.log('/none.html', missing.status, missing.type)

  stop(server)
  await web.close()
  await site.remove()
}

main()
