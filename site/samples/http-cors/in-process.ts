// #region test
import assert from 'node:assert/strict'
import { http } from './src/app'

const main = async () => {
  const { info } = await http.run({
    method: 'OPTIONS',
    pathname: '/profile',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'PUT',
    },
  })
  assert.equal(info.status?.code, 204)
  console.log(info.headers)
}

main()
// #endregion test
