import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'

// #region app
import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/login').use(() => {
  return Response.cookie('session', 'abc')
    .cookie('theme', 'dark', { httpOnly: false, sameSite: 'lax' })
    .redirect('/')
})

http.get('/logout').use(() => {
  return Response.cookies({ session: null, theme: null }).redirect('/')
})
// #endregion app

withServer(http, async (send) => {
  for (const path of ['/login', '/logout']) {
    const { status, headers } = await send(`GET ${path}`)
    const cookies = headers.getSetCookie()

    assert.equal(status, 302)
    assert.equal(cookies.length, 2)
    console.log(`GET ${path} -> ${status} Location: ${headers.get('location')}`)
    cookies.forEach((cookie) => console.log(`  Set-Cookie: ${cookie}`))
  }
})
