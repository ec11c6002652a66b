import './lib/production'
import { Http } from 'farrow-http'
import { serve } from './lib/serve'
import { http } from './src/app'
import { relay } from './src/relay'

serve(http.server(), async (port) => {
  const front = Http({ logger: false })
  const to = (path: string) => () => relay(`http://127.0.0.1:${port}${path}`)
  front.get('/rows').use(to('/archive?count=3'))
  front.get('/broken').use(to('/archive?count=200000'))
  front.get('/nowhere').use(to('/nowhere'))

  await serve(front.server(), async (frontPort) => {
    const ask = (path: string) => fetch(`http://127.0.0.1:${frontPort}${path}`)

    console.log(await (await ask('/rows')).text())
    console.log((await ask('/nowhere')).status)

    console.error = () => {}
    const broken = (await ask('/broken')).text()
    console.log(await broken.catch((error: unknown) => String(error)))
  })
})
