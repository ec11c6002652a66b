import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'

// #region app
import React from 'react'
import { Http } from 'farrow-http'
import { renderToString, useReactView } from 'farrow-react'
import { Link } from 'farrow-react/Link'
import { usePrefix, useRenderContext } from 'farrow-react/hooks'

const Where = () => {
  const prefix = usePrefix()
  const { basenames } = useRenderContext()

  return (
    <p>
      {prefix} is made of {JSON.stringify(basenames)};{' '}
      <Link href="https://example.com/">elsewhere</Link>
    </p>
  )
}

const http = Http({ basenames: ['/app'] })

http.route('/shop').use(() => {
  return useReactView({ useStream: false }).render(<Where />)
})

http.route('/bare').use(() => renderToString(<Where />))
// #endregion app

withServer(http, async (send) => {
  const shop = await send('GET /app/shop')
  const bare = await send('GET /bare')

  console.log('GET /app/shop ->', shop.status, shop.body)
  console.log('GET /bare ->', bare.status, bare.body)
  assert.equal(shop.status, 200)
  assert.equal(bare.body, 'You may forget to add farrow context provider')
})
