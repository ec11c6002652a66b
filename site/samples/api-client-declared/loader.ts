// #region app
import { createLoader } from 'farrow-api-client'
import type { Fetcher } from 'farrow-api-client'

declare global {
  interface ApiClientLoaderOptions {
    token?: string
  }
}

const fetcher: Fetcher = (calling, { token = '' }) => {
  return fetch('http://localhost:3000/api', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Token': token },
    body: JSON.stringify(calling),
  })
}

const load = createLoader(fetcher, { stream: false })

const square = (n: number) => {
  return load({ path: ['square'], input: { n } }, { token: 'abc' })
}

Promise.all([square(2), square(3)]).then(console.log)
// #endregion app
