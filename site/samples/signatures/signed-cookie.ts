import assert from 'node:assert/strict'
import { Http, HttpError, Response } from 'farrow-http'
import { sign, readSigned } from './src/signed-cookie'

const main = async () => {
  // #region routes
  const secret = 'from the environment'
  const http = Http({ logger: false })

  http.post('/cart').use(() => {
    const value = sign('cart', '42', secret)
    return Response.cookie('cart', value, { sameSite: 'lax' }).empty()
  })

  http.get('/cart', { cookies: { cart: String } }).use(({ cookies }) => {
    const cart = readSigned('cart', cookies.cart, secret)
    if (!cart) throw new HttpError('The cookie has been changed', 400)
    return Response.json({ cart })
  })
  // #endregion routes

  const created = await http.run({ method: 'POST', pathname: '/cart' })
  const cart = String(created.info.cookies?.cart?.value)

  const read = async (value: string) => {
    const cookies = { cart: value }
    const request = { method: 'GET', pathname: '/cart', cookies }
    const { info } = await http.run(request)
    return info.body?.type === 'json' ? info.body.value : undefined
  }

  assert.deepEqual(await read(cart), { cart: '42' })
  await assert.rejects(async () => read(cart.replace('42', '43')))
  await assert.rejects(async () => read('42'))
  await assert.rejects(async () => read(sign('user', '42', secret)))
  console.log('accepted as it was set, and refused with any change')
}

main()
