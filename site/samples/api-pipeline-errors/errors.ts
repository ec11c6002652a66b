import assert from 'node:assert/strict'
import {
  assertContainer,
  assertContext,
  createAsyncPipeline,
  createContainer,
  createContext,
  createPipeline,
  runWithContainer,
  usePipeline,
} from 'farrow-pipeline'
import { disable, enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

const messageOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('expected an error')
}

const Count = createContext<number | null>(null)
const inner = createPipeline<number, number>().use((n) => n)

const scope = `Can't call useContainer out of scope, it should be placed on top of the function`

// without the tracer
assert.equal(messageOf(() => Count.get()), scope)
assert.equal(
  messageOf(() => createPipeline<number, number>().use(inner).run(1)),
  scope,
)
assert.equal(
  messageOf(() => runWithContainer(() => Count.get(), createContainer())),
  scope,
)

enable()

// with the tracer, outside of a run
assert.equal(messageOf(() => Count.get()), scope)
assert.equal(messageOf(() => usePipeline(inner)), scope)

const messages = [
  scope,
  messageOf(() => createPipeline<number, number>().run(1)),
  messageOf(() => createPipeline<number, number>().use({} as any)),
  messageOf(() =>
    runWithContainer(() => Count.assert(), createContainer()),
  ),
  messageOf(() => assertContext({})),
  messageOf(() => assertContainer({})),
]

console.log(messages.join('\n'))

// an async pipeline throws at once while no middleware is async
assert.throws(() => createAsyncPipeline<number, number>().run(1))

// #region sync-throw
const app = createAsyncPipeline<number, number>()

app.use(() => {
  throw new Error('before any promise')
})

// run throws: .catch on its result is never reached
assert.throws(() => app.run(1), /before any promise/)
// #endregion sync-throw

// the container of usePipeline wins over the option
const own = createContainer({ count: Count.create(1) })
const reader = createPipeline<void, number | null>().use(() => Count.get())
assert.equal(
  runWithContainer(
    () => usePipeline(reader)(undefined, { container: own }),
    createContainer(),
  ),
  null,
)

// next(undefined) passes the current input on
const same = createPipeline<number | undefined, unknown>()
  .use((n, next) => next(undefined))
  .use((n) => n)
assert.equal(same.run(3), 3)

disable()
assert.equal(messageOf(() => Count.get()), scope)
