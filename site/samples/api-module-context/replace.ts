import assert from 'node:assert/strict'
// #region replace
import { initialize, Module, ModuleContext } from 'farrow-module'

class Clock {
  now = () => Date.now()
}

class Greeting extends Module {
  clock = this.use(Clock)
  text = () => (this.clock.now() < 43_200_000 ? 'good morning' : 'hello')
}

// in a test: a context in which another object stands for Clock
const context = new ModuleContext()
context.addModule(Clock, { now: () => 0 })

console.log(context.use(Greeting).text())
// #endregion replace

assert.equal(context.use(Greeting).text(), 'good morning')

// `modules` puts an instance under its own class
class FakeClock extends Clock {
  now = () => 0
}
const real = initialize(Greeting, { modules: [new FakeClock()] })
assert.equal(real.clock instanceof FakeClock, false)

// `initialize` takes the provider values of a context, not its modules
assert.equal(initialize(Greeting, {}, context).text(), 'hello')
