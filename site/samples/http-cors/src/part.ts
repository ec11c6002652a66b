import { cors } from 'farrow-cors'
import { Http, Response, Router } from 'farrow-http'
import { errorsToResponses } from './errors'

export const http = Http()

const routes = Router()
routes.get('/profile').use(() => Response.json({ name: 'Ada' }))

const api = http.route('/api')
api.use(cors({ origin: 'https://app.example' }))
api.use(errorsToResponses)
api.use(routes)

http.get('/about').use(() => Response.text('About us'))
