import assert from 'node:assert/strict'

import { entries } from './src/counter'

// #region call
const main = async () => {
  const { increment, read } = entries.counter

  console.log(await increment({ by: 2 }))
  console.log(await increment({ by: undefined }))
  console.log(await read({}))
}
// #endregion call

main().then(async () => {
  assert.deepEqual(await entries.counter.read({}), { value: 3 })
})
