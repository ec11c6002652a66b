import assert from 'node:assert/strict'
import type { ResponseInfo } from 'farrow-http'
import { http } from './src/compose'

const show = ({ status, headers, body }: ResponseInfo) => {
  console.log(status?.code ?? 200, JSON.stringify(headers))
  if (body?.type === 'json') console.log(JSON.stringify(body.value))
}

const main = async () => {
  const found = await http.run({ pathname: '/users/1', method: 'GET' })
  // #region run
  const missing = await http.run({ pathname: '/users/2', method: 'GET' })
  // #endregion run
  show(found.info)
  show(missing.info)
  assert.equal(missing.info.status?.code, 404)
  assert.equal(missing.info.headers?.['X-Frame-Options'], 'DENY')
  assert.equal(found.info.headers?.['Cache-Control'], 'max-age=60')
}

main()
