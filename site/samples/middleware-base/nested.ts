import assert from 'node:assert/strict'
// #region nested
import { createPipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const greetings = createPipeline<string, string>()
greetings.use((name, next) => (name === 'Ada' ? 'Good day, Ada' : next()))

const answers = createPipeline<string, string>()
answers.use(greetings)
answers.use((name) => `Hello, ${name}`)

console.log(answers.run('Ada'))
console.log(answers.run('Lin'))
// #endregion nested
assert.equal(answers.run('Lin'), 'Hello, Lin')
