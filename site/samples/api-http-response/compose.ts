import assert from 'node:assert/strict'

// #region app
import { Response } from 'farrow-http'

const cached = Response.header('Cache-Control', 'max-age=60').vary('Accept')
const page = Response.html('<h1>Farrow</h1>')

const both = page.merge(cached)
const right = cached.merge(page)
const chained = cached.html('<h1>Farrow</h1>').status(203)
// #endregion app

const show = (name: string, { info }: typeof page) => {
  console.log(name, JSON.stringify(info, null, 2))
}

show('page.merge(cached)', both)
show('cached.merge(page)', right)
show('chained', chained)

assert.equal(both.info.body?.type, 'empty')
assert.equal(right.info.body?.type, 'string')
assert.equal(cached.info.status, undefined)
assert.equal(page.is('html', 'json'), 'html')
assert.equal(page.is('json'), false)
