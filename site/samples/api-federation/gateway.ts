// #region app
import { Federation } from 'farrow-federation'
import type { Fetcher } from 'farrow-federation'
import { Http } from 'farrow-http'

type Call = { url: string; calling: unknown }

const fetcher: Fetcher = async ({ url, calling }: Call) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(calling),
  })

  return response.json()
}

const main = async () => {
  const gateway = await Federation(
    [
      { namespace: 'users', url: 'http://localhost:3001/api' },
      { namespace: 'orders', url: 'http://localhost:3002/api' },
    ],
    { fetcher },
  )

  const http = Http()

  http.route('/api').use(gateway)
  http.listen(3000)
}

main()
// #endregion app
