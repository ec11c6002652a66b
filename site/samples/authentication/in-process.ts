import './lib/production'
import assert from 'node:assert/strict'
import { createContainer } from 'farrow-pipeline'
import { createApp } from './src/app'
import { UserContext, type User } from './src/user'

const http = createApp({ secret: new Uint8Array(32), secure: true })

// #region as
// Each request gets a container of its own, or the user would stay.
const get = async (pathname: string, user: User | null) => {
  const container = createContainer({ user: UserContext.create(user) })
  const { info } = await http.run({ method: 'GET', pathname }, { container })
  return info.status?.code ?? 200
}
// #endregion as

const main = async () => {
  // #region checks
  const ann: User = { name: 'ann', role: 'member' }
  const bob: User = { name: 'bob', role: 'admin' }

  assert.equal(await get('/admin', null), 401)
  assert.equal(await get('/admin', ann), 403)
  assert.equal(await get('/admin', bob), 200)
  assert.equal(await get('/admin', null), 401)
  // #endregion checks
  console.log('401, 403, 200 and 401 as expected')
}

main()
