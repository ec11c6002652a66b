import { Federation, type ApiServices } from 'farrow-federation'
import { Http } from 'farrow-http'
import { forwarding } from './forward'
import { onlyCalls } from './only-calls'

export const createGateway = async (services: ApiServices) => {
  const http = Http({ logger: false })
  const federation = await Federation(services, forwarding)

  http.route('/api').use(onlyCalls, federation)
  return http
}
