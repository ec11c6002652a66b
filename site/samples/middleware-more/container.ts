import assert from 'node:assert/strict'
// #region container
import { createContainer, createContext, createPipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const Visits = createContext(0)

const count = createPipeline<string, string>()

count.use((name) => {
  Visits.set(Visits.get() + 1)
  return `${name}: visit ${Visits.get()}`
})

console.log(count.run('shared'), '|', count.run('shared'))

const run = (name: string) => {
  return count.run(name, { container: createContainer() })
}

console.log(run('own'), '|', run('own'))
// #endregion container
assert.equal(run('own'), 'own: visit 1')
assert.equal(count.run('shared'), 'shared: visit 3')
