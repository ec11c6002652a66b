import assert from 'node:assert/strict'
// #region twice
import { createAsyncPipeline } from 'farrow-pipeline'

const load = createAsyncPipeline<string, string>()

load.use(async (url, next) => {
  try {
    return await next()
  } catch {
    return next()
  }
})

let attempts = 0
load.use(async (url) => {
  attempts += 1
  if (attempts === 1) throw new Error('The line is busy')
  return `${url}, attempt ${attempts}`
})

const main = async () => {
  console.log(await load.run('/books'))
}

main()
// #endregion twice
process.once('beforeExit', () => assert.equal(attempts, 2))
