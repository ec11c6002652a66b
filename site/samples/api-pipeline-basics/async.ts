import assert from 'node:assert/strict'
// #region async
import { createAsyncPipeline } from 'farrow-pipeline'
import { setTimeout as sleep } from 'node:timers/promises'

const lookup = createAsyncPipeline<number, string>()

lookup.use(async (id, next) => {
  const name = await next()
  return name.toUpperCase()
})

lookup.use(async (id) => {
  await sleep(5)
  return `user ${id}`
})

const main = async () => {
  console.log(await lookup.run(7))
}
// #endregion async

// #region lazy
let loads = 0

const report = createAsyncPipeline<number, string>()

report.useLazy(async () => {
  loads++
  // in a project: const { render } = await import('./render')
  return (id) => `report ${id}`
})

const lazy = async () => {
  console.log(await report.run(1), await report.run(2))
  console.log('loaded', loads, 'time')
}
// #endregion lazy

const failing = createAsyncPipeline<number, string>()
let attempts = 0
failing.useLazy(async () => {
  attempts++
  throw new Error('module is missing')
})

const check = async () => {
  assert.equal(await lookup.run(7), 'USER 7')
  assert.equal(loads, 1)
  await assert.rejects(async () => failing.run(1), /module is missing/)
  await assert.rejects(async () => failing.run(1), /module is missing/)
  assert.equal(attempts, 1)
}

main().then(lazy).then(check)
