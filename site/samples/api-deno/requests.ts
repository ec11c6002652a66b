import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  const show = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = (await response.text()).replace(/\s+/g, ' ')
    const type = response.headers.get('content-type')

    console.log(`${method} ${path}: ${response.status} ${type}`)
    console.log(text.length > 90 ? `  ${text.slice(0, 70)}…` : `  ${text}`)
  }
  const call = { type: 'Single', path: ['square'], input: { n: 7 } }

  await show('GET', '/math/client.ts')
  await show('DELETE', '/math/client.ts/anything')
  await show('POST', '/math', call)
  await show('POST', '/math', { type: 'Batch', callings: [call, call] })
  await show('GET', '/math/__introspection__')

  close()
}

main()
