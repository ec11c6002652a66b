// #region basic
import { cors } from 'farrow-cors'
import { Http, Response } from 'farrow-http'

const http = Http()

http.use(cors({ origin: 'https://app.example.com', credentials: true }))

http.get('/time').use(() => Response.json({ now: 'noon' }))

http.listen(3000)
// #endregion basic
