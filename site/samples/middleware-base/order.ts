import assert from 'node:assert/strict'
import { recorded } from './lib/recorded'

const steps = recorded()
// #region order
import { createPipeline, type Middleware } from 'farrow-pipeline'

const layer = (name: string): Middleware<string, string> => {
  return (input, next) => {
    console.log(`${name} before`)
    const output = next(input)
    console.log(`${name} after`)
    return output
  }
}

const onion = createPipeline<string, string>()

onion.use(layer('first'), layer('second'))
onion.use((input) => {
  console.log(`handler: ${input}`)
  return 'output'
})

console.log(onion.run('input'))
// #endregion order
assert.deepEqual(steps.slice(0, 5), [
  'first before',
  'second before',
  'handler: input',
  'second after',
  'first after',
])
