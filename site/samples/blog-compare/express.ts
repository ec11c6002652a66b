import assert from 'node:assert/strict'
import { drive, restCalls } from './lib/drive'
import { createExpressApp } from './src/express-app'

const main = async () => {
  const app = createExpressApp()
  const answers = await drive(app, restCalls)
  const statuses = answers.map(({ status }) => status)
  assert.deepEqual(statuses, [200, 404, 201, 201, 401])
}

main()
