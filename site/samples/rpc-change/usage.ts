import assert from 'node:assert/strict'
import { entries, search } from './src/second'

const main = async () => {
  // #region usage
  const item = { sku: 'tea-01', price: 400, cost: 400 }
  const find = ({ limit }: { text: string; limit?: number }) =>
    [item, item].slice(0, limit)

  search.use((input, next) => {
    console.log('search, which is deprecated, was called')
    return next(input)
  })
  search.use(find)
  entries.items.search.use(find)

  const found = await search({ text: 'tea', limit: 1 })
  // #endregion usage
  assert.deepEqual(found, [item])
  assert.deepEqual(await entries.items.search({ text: 'tea', limit: 2 }), [
    item,
    item,
  ])
}

main()
