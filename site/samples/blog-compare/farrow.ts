import assert from 'node:assert/strict'
import { drive, restCalls } from './lib/drive'
import { createFarrowApp } from './src/farrow-app'

const main = async () => {
  const http = createFarrowApp()
  const answers = await drive((req, res) => http.handle(req, res), restCalls)
  const statuses = answers.map(({ status }) => status)
  assert.deepEqual(statuses, [200, 400, 201, 400, 401])
}

main()
