import { Http } from 'farrow-http'
import { createGateway } from './gateway'

const http = Http()

http.route('/api').use(
  createGateway({
    stock: 'http://localhost:3001',
    orders: 'http://localhost:3002',
  }),
)

http.listen(3000)
