import assert from 'node:assert/strict'
import { search } from './src/second'

const main = async () => {
  // #region usage
  const item = { sku: 'tea-01', price: 4, cost: 400 }

  search.use((input, next) => {
    console.log('search, which is deprecated, was called')
    return next(input)
  })
  search.use(({ limit }) => [item, item].slice(0, limit))

  const found = await search({ text: 'tea', limit: 1 })
  // #endregion usage
  assert.deepEqual(found, [item])
}

main()
