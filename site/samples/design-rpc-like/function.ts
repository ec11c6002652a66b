import assert from 'node:assert/strict'

// #region call
import { quote } from './lib/entries'

const main = async () => {
  console.log(await quote({ seats: 4 }))
  console.log(await quote({ seats: 1.5 }))
}

main()
// #endregion call
Promise.resolve(quote({ seats: 1.5 })).then((output) =>
  assert.deepEqual(output, { seats: 1.5, price: 18.75 }),
)
