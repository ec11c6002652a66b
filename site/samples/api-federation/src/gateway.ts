import { Federation } from 'farrow-federation'
import type { ApiServices } from 'farrow-federation'
import { Http } from 'farrow-http'
import { forwarding } from './forward'

export const createGateway = async (services: ApiServices) => {
  const http = Http({ logger: false, errorStack: false })

  http.route('/api').use(await Federation(services, forwarding))
  return http
}
