import assert from 'node:assert/strict'
import { SignJWT, UnsecuredJWT } from 'jose'
import { start } from './lib/start'

const main = async () => {
  const { send, ask, secret, close } = await start()

  const bob = { name: 'bob', password: 'battery staple' }
  const login = await send('POST /session', {}, bob)
  const Cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

  // #region token
  const response = await send('POST /token', { Cookie })
  const { token } = (await response.json()) as { token: string }

  await ask('GET /admin', { Authorization: `Bearer ${token}` })
  await ask('GET /admin', { Authorization: `Bearer ${token}x` })
  await ask('POST /token', { Authorization: `Bearer ${token}` })
  // #endregion token

  const key = new TextEncoder().encode('a key that the server does not have')
  const forged = [
    new UnsecuredJWT().setSubject('bob').encode(),
    await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('bob')
      .sign(key),
    // Signed with the right key, but without an end.
    await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('bob')
      .setIssuer('https://shop.example')
      .setAudience('shop-api')
      .sign(secret),
  ]
  for (const one of forged) {
    const refused = await send('GET /me', { Authorization: `Bearer ${one}` })
    assert.equal(refused.status, 401)
  }
  close()
}

main()
