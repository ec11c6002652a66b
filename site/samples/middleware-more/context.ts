import assert from 'node:assert/strict'
// #region context
import { createContext, createPipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const Currency = createContext('EUR')

const formatted = (cents: number): string => {
  return `${Currency.get()} ${(cents / 100).toFixed(2)}`
}

const price = createPipeline<{ cents: number; country: string }, string>()

price.use(({ country }, next) => {
  Currency.set(country === 'US' ? 'USD' : 'EUR')
  return next()
})
price.use(({ cents }) => formatted(cents))

console.log(price.run({ cents: 1200, country: 'US' }))
console.log(price.run({ cents: 1200, country: 'FR' }))
// #endregion context
assert.equal(price.run({ cents: 5, country: 'FR' }), 'EUR 0.05')
