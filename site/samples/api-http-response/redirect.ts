import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'

// #region app
import { Http, Response } from 'farrow-http'

const http = Http({ basenames: ['/app'] })

http.get('/old').use(() => Response.redirect('/new'))
http.get('/moved').use(() => Response.status(308).redirect('/new'))
http.get('/bare').use(() => Response.redirect('/new', { usePrefix: false }))
http.get('/back').use(() => Response.redirect('back'))

http.route('/admin').use(() => Response.redirect('/new'))
// #endregion app

withServer(http, async (send) => {
  const referer = { headers: { Referer: 'http://localhost/list' } }
  const locations: (string | null)[] = []
  const show = async (path: string, init?: RequestInit) => {
    const { status, headers } = await send(`GET ${path}`, init)
    const note = init ? ' (with Referer)' : ''
    const location = headers.get('location')

    locations.push(location)
    console.log(`GET ${path}${note} -> ${status} Location: ${location}`)
  }

  await show('/app/old')
  await show('/app/moved')
  await show('/app/bare')
  await show('/app/admin')
  await show('/app/back', referer)
  await show('/app/back')
  assert.deepEqual(locations, [
    '/app/new',
    '/app/new',
    '/new',
    '/app/new',
    'http://localhost/list',
    'undefined',
  ])
})
