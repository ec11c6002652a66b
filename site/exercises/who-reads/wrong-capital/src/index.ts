import { Http, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

const Reader = createContext('guest')

const http = Http()

http.use((request, next) => {
  const name = request.headers?.['X-Reader']
  if (name) Reader.set(name)
  return next()
})

const greeting = () => `Hello, ${Reader.get()}`

http.get('/greeting').use(() => Response.json({ greeting: greeting() }))

http.listen(3000)
