import './lib/production'
import { Http, Response } from 'farrow-http'
import { json, serve } from './lib/serve'
import { safeErrors } from './src/errors'

const http = Http({ logger: false, body: { limit: '10b' } })
http.use(safeErrors())
http.post('/notes').use(() => Response.status(201))
http.get('/file').use(() => Response.file('private/report.pdf'))
http.get('/json').use(() => Response.json({ size: 10n } as never))

const books = [{ id: 1 }]
http
  .get('/books/<id:int>')
  .use(({ params }) => Response.json(books.find(({ id }) => id === params.id)))

serve(http.server(), async (ask) => {
  await ask('POST /notes', json({ text: 'much too long' }))
  for (const encoding of ['zstd', 'gzip']) {
    const headers = { 'Content-Encoding': encoding }
    await ask('POST /notes', { headers, body: 'plain' })
  }
  await ask('GET /file')
  await ask('GET /json')
  await ask('GET /books/2')
})
