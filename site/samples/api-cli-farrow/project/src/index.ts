import { Http, Response } from 'farrow-http'

const http = Http({ logger: false })

http.get('/').use(() => Response.json({ mode: process.env.NODE_ENV }))

http.listen(Number(process.env.PORT ?? 3000), () => {
  console.log('ready')
})
