import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Http, Response, Router } from 'farrow-http'
import { compare, measure, note } from './lib/measure'

const answer = () => Response.text('ok')

const flat = Http({ logger: false })
for (let n = 0; n < 1000; n += 1) {
  flat.get(`/group${Math.floor(n / 50)}/item${n}/<id:int>`).use(answer)
}

const grouped = Http({ logger: false })
for (let group = 0; group < 20; group += 1) {
  const router = Router()
  for (let n = group * 50; n < (group + 1) * 50; n += 1) {
    router.get(`/item${n}/<id:int>`).use(answer)
  }
  grouped.route(`/group${group}`).use(router)
}

const ask = (http: typeof flat, pathname: string) => () =>
  http.run({ pathname, method: 'GET', query: {}, headers: {}, cookies: {} })

const request = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/a`
  const time = await measure(async () => (await fetch(url)).text(), 300)
  server.close()
  server.closeAllConnections()
  return time
}

const main = async () => {
  const first = await measure(ask(flat, '/group0/item0/1'), 300)
  const last = await measure(ask(flat, '/group19/item999/1'), 300)
  const group = await measure(ask(grouped, '/group19/item999/1'), 300)

  compare('the last of 1000 routes, against the first', [last, first])
  compare('the last in groups of 50, against one list', [group, last])

  const small = Http({ logger: false })
  small.get('/a').use(answer)
  note('a request to Farrow', await request(small.server()))
  const bare = createServer((_, res) => res.end('ok'))
  note('a request to node:http', await request(bare))
}

main()
