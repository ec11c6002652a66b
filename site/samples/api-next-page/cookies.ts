import assert from 'node:assert/strict'
import { controllerOf, serverContext } from './lib/request'

// #region controller
import { Controller } from 'farrow-next'

class Session extends Controller {
  // on the server, the second call replaces what the first one has set
  lost() {
    this.setCookie('seen', '1', { maxAge: 60_000 })
    this.setCookie('theme', 'dark')
  }

  // one header with both cookies
  kept() {
    const cookies = ['seen=1; Max-Age=60; Path=/', 'theme=dark; Path=/']
    this.page.res?.setHeader('Set-Cookie', cookies)
  }
}
// #endregion controller

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

  session.lost()
  console.log('lost:', server.headers['Set-Cookie'])
  assert.equal(server.headers['Set-Cookie'], 'theme=dark; Path=/')

  session.kept()
  console.log('kept:', server.headers['Set-Cookie'])

  session.removeCookie('theme')
  assert.match(String(server.headers['Set-Cookie']), /^theme=; /)

  await session.redirect('/login')
  assert.deepEqual(server.sent, [[302, { Location: '/login' }]])
}

main()
