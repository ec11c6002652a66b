import './lib/production'
import { Http } from 'farrow-http'
import { requests } from './lib/requests'
import { serve } from './lib/serve'
import { orders } from './src/routes'

const http = Http({ logger: false })
http.route('/orders').use(orders)

serve(http.server(), requests)
