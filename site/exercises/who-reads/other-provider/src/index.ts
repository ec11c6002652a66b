import { Http, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

const Reader = createContext<string | null>(null)

const http = Http()

http.use((request, next) => {
  Reader.set((request.headers?.['x-reader'] as string | undefined) ?? null)
  return next()
})
http.get('/greeting').use(async () => {
  const name = Reader.get() ?? 'guest'
  return Response.json({ greeting: `Hello, ${name}` })
})

http.listen(3000)
