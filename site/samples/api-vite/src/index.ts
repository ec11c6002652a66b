import path from 'path'
import { Http, Response } from 'farrow-http'
import { vite } from 'farrow-vite'

const root = path.join(__dirname, '../web')
const dist = path.join(root, 'dist')
const http = Http()

http.get('/api/hello').use(() => Response.json({ text: 'hello' }))

if (process.env.NODE_ENV === 'production') {
  // written by `vite build web`
  http.serve('/', dist)
} else {
  http.use(vite({ root }))
}

http.listen(3000)
