import { cors } from 'farrow-cors'
import { Http, Response } from 'farrow-http'

export const http = Http()

http.use(
  cors({
    origin: ['https://app.example', /\.example$/],
    credentials: true,
    maxAge: 600,
  }),
)

http.get('/profile').use(() => Response.json({ name: 'Ada' }))
