import assert from 'node:assert/strict'
import { recorded } from './lib/recorded'

const lines = recorded()
// #region async
import { setTimeout as wait } from 'node:timers/promises'
import { createAsyncPipeline } from 'farrow-pipeline'

const load = createAsyncPipeline<number, string>()

load.use(async (id, next) => {
  const output = await next()
  console.log('awaited: after the handler')
  return output
})
load.use((id, next) => {
  const output = next()
  console.log('not awaited: while the handler works')
  return output
})
load.use(async (id) => {
  await wait(10)
  console.log('handler')
  return `book ${id}`
})

const main = async () => {
  console.log(await load.run(7))
}

main()
// #endregion async
process.once('beforeExit', () => {
  assert.match(lines.join(), /^not awaited.*,handler,awaited.*,book 7$/)
})
