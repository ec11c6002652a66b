import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/').use(() => Response.text('Reading list'))

const port = Number(process.env.PORT ?? 3000)

http.listen(port, () => {
  console.log(`Listening on http://localhost:${port}`)
})
