import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { serve } from './lib/serve'
import { entries } from './src/bank'

const main = async () => {
  const services = {
    'by default': ApiService({ entries }),
    'introspection: false': ApiService({ entries, introspection: false }),
  }

  for (const [name, service] of Object.entries(services)) {
    const http = Http({ logger: false })
    http.route('/api').use(service)
    await serve(http, async (send) => {
      const response = await send('GET /api/__introspection__')
      const text = await response.text()
      const told = text.includes('cancel') ? 'lists the functions' : text
      console.log(`${name} -> ${response.status} ${told}`)
    })
  }
}

main()
