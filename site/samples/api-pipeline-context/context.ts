import assert from 'node:assert/strict'
// #region context
import {
  createAsyncPipeline,
  createContainer,
  createContext,
} from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'
import { setTimeout as sleep } from 'node:timers/promises'

enable()

const User = createContext<string | null>(null)

// a hook: any function that reads a context
const useUser = () => User.assert()

const app = createAsyncPipeline<{ name?: string }, string>()

app.use((request, next) => {
  User.set(request.name ?? null)
  return next()
})

app.use(async () => {
  await sleep(5)
  return `hello ${useUser()}`
})

// one container a run: concurrent runs do not see each other's user
const handle = async (request: { name?: string }) =>
  app.run(request, { container: createContainer() })

const main = async () => {
  console.log(await Promise.all([handle({ name: 'Ada' }), handle({ name: 'Bo' })]))
}
// #endregion context

main().then(async () => {
  assert.deepEqual(
    await Promise.all([handle({ name: 'a' }), handle({ name: 'b' })]),
    ['hello a', 'hello b'],
  )
  await assert.rejects(
    handle({}),
    /Expected value is not null or undefined, but got: null/,
  )
  // without a container a run, the last set wins for both
  assert.deepEqual(
    await Promise.all([app.run({ name: 'a' }), app.run({ name: 'b' })]),
    ['hello b', 'hello b'],
  )
})
