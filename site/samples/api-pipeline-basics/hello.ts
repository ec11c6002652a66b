import assert from 'node:assert/strict'
// #region pipeline
import { createPipeline } from 'farrow-pipeline'

const greet = createPipeline<string, string>()

greet.use((name, next) => {
  const text = next(name.trim())
  return `${text}!`
})

greet.use((name) => `Hello, ${name}`)

console.log(greet.run('  Ada '))
// #endregion pipeline

assert.equal(greet.run(' Ada'), 'Hello, Ada!')
