import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  const call = async (token: string, name: string) => {
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify({ type: 'Single', path: [name], input: {} }),
    })
    return `${response.status} ${await response.text()}`
  }

  const show = async (token: string, name: string) => {
    const answer = await call(token, name)
    console.log(`${token} ${name}\n  ${answer}`)
    return answer
  }

  assert.match(await show('(none)', 'whoAmI'), /^401/)
  assert.match(await show('token-ann', 'whoAmI'), /"name":"Ann"/)
  assert.match(await show('token-ann', 'reports'), /Admins only/)
  assert.match(await show('token-bob', 'reports'), /sales/)

  // Two requests at once keep their own users.
  const [ann, bob] = await Promise.all([
    call('token-ann', 'whoAmI'),
    call('token-bob', 'whoAmI'),
  ])
  assert.match(ann, /"Ann"/)
  assert.match(bob, /"Bob"/)

  close()
}

main()
