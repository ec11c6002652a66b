import { toJSON } from 'farrow-api/dist/toJSON'
import { Http, Response } from 'farrow-http'
import { add, entries } from './todo'

const http = Http({ logger: false })

// `farrow dev` reads this route and writes client/todo.ts
http
  .get('/api/todo/__introspection__')
  .use(() => Response.json(toJSON(entries)))

http
  .post('/api/todo/add', { body: { text: String } })
  .use(async ({ body }) => Response.json(await add(body)))

http.listen(Number(process.env.PORT ?? 3002), () => {
  console.log('ready')
})
