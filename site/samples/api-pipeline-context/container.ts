import assert from 'node:assert/strict'
// #region container
import { createContainer, createContext, createPipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const Count = createContext(0)

const counter = createPipeline<void, number>({
  contexts: { count: Count.create(10) },
})

counter.use(() => {
  Count.set(Count.get() + 1)
  return Count.get()
})

// the pipeline's own container lives as long as the pipeline
console.log(counter.run(), counter.run())

// a container of its own for one run
const once = createContainer({ count: Count.create(100) })
console.log(counter.run(undefined, { container: once }))
console.log(once.read(Count))
// #endregion container

assert.equal(counter.run(), 13)
assert.equal(once.read(Count), 101)
once.write(Count, 5)
assert.equal(once.read(Count), 5)
assert.equal(createContainer().read(Count), 0)
assert.ok(Object.isFrozen(once))
