import assert from 'node:assert/strict'
// #region guards
import {
  assertContainer,
  assertContext,
  createContainer,
  createContext,
  createPipeline,
  getMiddleware,
  isContainer,
  isContext,
  isPipeline,
} from 'farrow-pipeline'

const Ctx = createContext(0)
const pipeline = createPipeline<number, number>()

console.log(isPipeline(pipeline), isContext(Ctx), isContainer(createContainer()))
console.log(isPipeline({}), isContext({}), isContainer({}))
console.log(getMiddleware(pipeline) === pipeline.middleware)
// #endregion guards

assert.throws(() => isContext(null), TypeError)
assert.throws(() => assertContext({}), /Expected Context, but received/)
assert.throws(() => assertContainer({}), /Expected Context, but received/)
