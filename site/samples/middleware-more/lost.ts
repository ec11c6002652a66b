import assert from 'node:assert/strict'
import { createContext, createPipeline } from 'farrow-pipeline'
import { disable, enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

const Currency = createContext('EUR')
const price = createPipeline<number, string>()
price.use((cents) => `${Currency.get()} ${cents}`)

const print = (what: string, run: () => unknown) => {
  try {
    console.log(what, run())
  } catch (error) {
    assert.ok(error instanceof Error)
    console.log(`${what}\n  ${error.message}`)
    return
  }
  assert.fail(`${what} must throw`)
}

print('a context without enable()', () => price.run(100))
enable()
assert.equal(price.run(100), 'EUR 100')
print('a context outside a run', () => Currency.get())

const Required = createContext<string | null>(null)
const strict = createPipeline<number, string>()
strict.use(() => Required.assert())
print('nothing provided', () => strict.run(1))
disable()
