import { createFederationServices } from 'farrow-federation'
import { Http } from 'farrow-http'

// #region gateway
const main = async () => {
  const http = Http()

  const gateway = await createFederationServices(
    [
      { namespace: 'stock', url: 'http://localhost:3001/api' },
      { namespace: 'orders', url: 'http://localhost:3002/api' },
    ],
    {
      // The built-in fetcher forwards all headers of the client.
      fetcher: async ({ url, calling }) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(calling),
        })
        return response.json()
      },
    },
  )

  http.route('/api').use(gateway)
  http.listen(3000)
}
// #endregion gateway

main()
