import { Http, Response } from 'farrow-http'
import { compress } from './compress'
import { etag } from './etag'

const items = Array.from({ length: 200 }, (_, n) => ({
  sku: `tea-${n}`,
  title: 'Green tea from the hills',
}))

export const http = Http({ logger: false })

http.use(compress)
http.use(etag)

http.get('/items').use(() => {
  return Response.json(items).header('Cache-Control', 'no-cache')
})
http.get('/short').use(() => Response.text('hello'))
