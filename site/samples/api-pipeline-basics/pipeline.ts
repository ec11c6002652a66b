import assert from 'node:assert/strict'
// #region next
import { createPipeline } from 'farrow-pipeline'

const steps: string[] = []

const price = createPipeline<number, number>()
  .use((cents, next) => {
    steps.push(`first sees ${cents}`)
    const total = next(cents * 2)
    steps.push(`first gets back ${total}`)
    return total
  })
  .use((cents, next) => {
    steps.push(`second sees ${cents}`)
    return next()
  })
  .use((cents) => {
    steps.push(`third sees ${cents}`)
    return cents + 1
  })

console.log(price.run(100))
console.log(steps.join('\n'))
// #endregion next

assert.equal(price.run(100), 201)
assert.deepEqual(steps.slice(0, 4), [
  'first sees 100',
  'second sees 200',
  'third sees 200',
  'first gets back 201',
])

// #region on-last
const discount = createPipeline<number, number>()
discount.use((cents, next) => (cents > 1000 ? cents - 100 : next()))

console.log(discount.run(2000))
console.log(discount.run(500, { onLast: (cents) => cents }))
// #endregion on-last

assert.equal(discount.run(2000), 1900)
assert.equal(discount.run(500, { onLast: (cents) => cents }), 500)

// #region twice
const range = createPipeline<number, number[]>()
  .use((n, next) => [...next(n), ...next(n + 1)])
  .use((n) => [n * 10])

console.log(range.run(1))
// #endregion twice

assert.deepEqual(range.run(1), [10, 20])
