import assert from 'node:assert/strict'
// #region run
import {
  createContainer,
  createContext,
  runWithContainer,
  useContainer,
} from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const Trace = createContext('none')

const container = createContainer({ trace: Trace.create('job-1') })

const result = runWithContainer(() => {
  const current = useContainer()
  return [Trace.get(), current === container]
}, container)

console.log(result)
// #endregion run

assert.deepEqual(result, ['job-1', true])
