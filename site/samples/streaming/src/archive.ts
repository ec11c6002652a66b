import { Readable } from 'node:stream'
import {
  Response,
  Router,
  useRes,
} from 'farrow-http'

// Stands for rows that a database gives out one after the other.
async function* rows(count: number) {
  for (let id = 1; id <= count; id++) {
    if (id === 100_000) throw new Error('db-7.internal: connection lost')
    yield { id, text: `Message ${id}` }
  }
}

async function* toLines(items: AsyncIterable<unknown>) {
  for await (const item of items) yield `${JSON.stringify(item)}\n`
}

// After an error, cuts the connection: the client must not see an end.
export const safeStream = (source: AsyncIterable<string>) => {
  const res = useRes()
  const guarded = async function* () {
    try {
      yield* source
    } catch (error) {
      console.error(error)
      res.destroy()
    }
  }
  return Readable.from(guarded())
}

export const archive = Router()

archive.get('/?<count:int>').use(({ query }) => {
  const lines = toLines(rows(query.count))
  return Response.header('Content-Type', 'application/x-ndjson').stream(
    safeStream(lines),
  )
})

archive.get('/unsafe?<count:int>').use(({ query }) => {
  return Response.stream(Readable.from(toLines(rows(query.count))))
})
