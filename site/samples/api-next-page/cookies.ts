import assert from 'node:assert/strict'
import { Controller } from 'farrow-next'
import { controllerOf, serverContext } from './lib/request'

class Session extends Controller {}

const main = async () => {
  const server = serverContext('/account')
  const session = await controllerOf(Session, server)

  assert.equal(session.getCookie('session'), 'abc')
  assert.equal(session.userAgent, 'test')
  assert.equal(session.isServer, true)
  assert.equal(session.isClient, false)
  assert.equal(session.page.pathname, '/account')

  // maxAge is in milliseconds
  session.setCookie('seen', '1', { maxAge: 60_000 })
  assert.match(String(server.headers['Set-Cookie']), /^seen=1; Max-Age=60; /)

  // the second header replaces the first
  session.setCookie('theme', 'dark')
  assert.equal(server.headers['Set-Cookie'], 'theme=dark; Path=/')

  session.removeCookie('theme')
  assert.match(String(server.headers['Set-Cookie']), /^theme=; /)

  await session.redirect('/login')
  assert.deepEqual(server.sent, [[302, { Location: '/login' }]])
}

main()
