import assert from 'node:assert/strict'

// #region app
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'
import {
  createContainer,
  createContext,
  runWithContainer,
} from 'farrow-pipeline'
import { Api, isApi } from 'farrow-api'
import { Int } from 'farrow-schema'

enable()

const User = createContext('guest')

const square = Api(
  { input: { n: Int }, output: { n: Int, by: String } },
  async ({ n }) => ({ n: n * n, by: User.get() }),
)

const empty = Api({ input: { n: Int }, output: Int })

const log: string[] = []
const doubled = empty.new()

doubled.use((input, next) => {
  log.push(`called with ${input.n}`)
  return next({ n: input.n * 2 })
})
doubled.use(({ n }) => n)

const main = async () => {
  console.log('isApi:', isApi(square), isApi(() => 1))
  console.log('type:', square.type, 'input:', square.definition.input)

  const container = createContainer({ user: User.create('ada') })
  const result = await runWithContainer(() => square({ n: 3 }), container)

  console.log('in a container:', result)
  console.log('no validation:', await square({ n: 1.5 }))

  console.log('middlewares:', await doubled({ n: 4 }), log)

  try {
    await empty({ n: 1 })
  } catch (error) {
    console.log('no implementation:', (error as Error).message)
  }
}
// #endregion app

main().then(() => {
  assert.equal(isApi(square), true)
  assert.deepEqual(log, ['called with 4'])
})
