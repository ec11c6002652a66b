import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { createHttp } from './src/app'
import { ask } from './src/ask'

const main = async () => {
  const { url, close } = await serve(createHttp(false))

  try {
    await ask(`${url}/api`)
    assert.fail('introspection answered')
  } catch (error) {
    const { message } = error as Error
    assert.match(message, /undefined is not a list/)
    console.log(message)
  }

  const get = await fetch(`${url}/api/__introspection__`)
  assert.equal(get.status, 404)
  console.log(get.status, await get.text())

  close()
}

main()
