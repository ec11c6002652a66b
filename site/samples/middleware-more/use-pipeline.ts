import assert from 'node:assert/strict'
import { recorded } from './lib/recorded'

const { log } = console
const lines = recorded()
// #region use-pipeline
import { createContext, createPipeline, usePipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const Discount = createContext(0)

const total = createPipeline<number[], number>()
total.use((prices) => {
  const sum = prices.reduce((left, right) => left + right, 0)
  return sum * (1 - Discount.get())
})

const bill = createPipeline<{ prices: number[]; member: boolean }, string>()
bill.use(({ prices, member }) => {
  Discount.set(member ? 0.1 : 0)
  const runTotal = usePipeline(total)
  return `with usePipeline: ${runTotal(prices)}, alone: ${total.run(prices)}`
})

console.log(bill.run({ prices: [20, 30], member: true }))
// #endregion use-pipeline
log(lines.join('\n'))
assert.deepEqual(lines, ['with usePipeline: 45, alone: 50'])
