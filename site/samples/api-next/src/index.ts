import { Http, Response } from 'farrow-http'
import { next } from 'farrow-next-server'

const http = Http()

http.get('/api/stars').use(() => Response.json({ stars: 42 }))
http.use(next())

http.listen(3000, () => {
  // start Next.js before the first visitor comes
  fetch('http://127.0.0.1:3000/').catch(console.error)
})
