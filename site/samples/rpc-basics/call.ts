import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  // #region call
  const call = async (body: unknown) => {
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return `${response.status} ${await response.text()}`
  }

  const take = { path: ['stock', 'take'], input: { sku: 'mug-07', count: 1 } }

  console.log(await call(take))
  console.log(await call(take))
  // #endregion call

  assert.match(await call({ path: ['stock', 'list'], input: {} }), /tea-01/)

  const page = await fetch(url)
  assert.equal(await page.text(), 'The stock service is up.')

  const get = await fetch(`${url}/api`)
  assert.equal(get.status, 404)

  close()
}

main()
