import { Http, Response } from 'farrow-http'

const token = 'let-me-in'

const http = Http()

http.get('/open').use(() => Response.text('For everybody'))

http.get('/reports').use(() => Response.json(['stock', 'sales']))

http.listen(3000)
