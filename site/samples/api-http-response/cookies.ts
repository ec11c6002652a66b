import assert from 'node:assert/strict'

import './lib/production'
import { useRequestInfo } from 'farrow-http'
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

const text = 'tea;domain=茶'
http.get('/encoded').use(() => {
  return Response.cookie('name', encodeURIComponent(text)).text('')
})
http.get('/raw').use(() => Response.cookie('name', 'tea;domain=x').text(''))
http.get('/wrong').use(() => Response.cookie('name', text).text(''))
http.get('/read').use(() => Response.json(useRequestInfo().cookies?.name))

withServer(http, async (send) => {
  for (const path of ['/login', '/logout']) {
    const { status, headers } = await send(`GET ${path}`)
    const cookies = headers.getSetCookie()

    assert.equal(status, 302)
    assert.equal(cookies.length, 2)
    console.log(`GET ${path} -> ${status} Location: ${headers.get('location')}`)
    cookies.forEach((cookie) => console.log(`  Set-Cookie: ${cookie}`))
  }

  const [cookie] = (await send('GET /encoded')).headers.getSetCookie()
  const read = await send('GET /read', { headers: { cookie } })
  assert.equal(read.body, JSON.stringify(text))
  const raw = await send('GET /raw')
  assert.match(raw.headers.get('set-cookie') ?? '', /^name=tea;domain=x;/)
  const wrong = await send('GET /wrong')
  assert.equal(wrong.body, 'argument value is invalid')
})
