import './lib/production'
import { requests } from './lib/requests'
import { start } from './lib/start'

const main = async () => {
  for (const [name, sent] of Object.entries(requests)) {
    console.log(`\n# src/${name}.ts`)
    const { origin, close } = await start(() => import(`./src/${name}`))
    let cookie = ''
    for (const { method, url, headers = {}, body } of sent) {
      const all = new Headers({ ...headers, cookie })
      if (body !== undefined) all.set('content-type', 'application/json')
      const response = await fetch(origin + url, { method, headers: all, body })
      // The further lines of a body are indented, so that they can be told from what the program prints.
      console.log(method, url, '->', response.status, (await response.text()).replaceAll('\n', '\n  '))
      cookie = response.headers.get('set-cookie')?.replace(/;.*/, '') ?? cookie
    }
    close()
  }
}

main()
