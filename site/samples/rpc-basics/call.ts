import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  // #region call
  const call = async (path: string[], input: unknown) => {
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'Single', path, input }),
    })
    return `${response.status} ${await response.text()}`
  }

  const mug = { sku: 'mug-07', count: 1 }

  console.log(await call(['stock', 'take'], mug))
  console.log(await call(['stock', 'take'], mug))
  // #endregion call

  assert.match(await call(['stock', 'list'], {}), /tea-01/)

  const page = await fetch(url)
  assert.equal(await page.text(), 'The stock service is up.')

  close()
}

main()
