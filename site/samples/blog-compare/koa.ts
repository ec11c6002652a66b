import assert from 'node:assert/strict'
import { drive, restCalls } from './lib/drive'
import { createKoaApp } from './src/koa-app'

const main = async () => {
  const app = createKoaApp()
  const answers = await drive(app.callback(), restCalls)
  const statuses = answers.map(({ status }) => status)
  assert.deepEqual(statuses, [200, 404, 201, 201, 401])
}

main()
