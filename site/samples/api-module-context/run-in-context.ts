import assert from 'node:assert/strict'
// #region run
import {
  Context,
  createProvider,
  Module,
  ModuleContext,
  newModule,
  runInContext,
} from 'farrow-module'

const Name = createProvider<string>()

class Greeter extends Module {
  name = this.use(Name)
  hello = () => `hello ${this.name}`
}

// the function has to return an object of a class
const greeter = runInContext(() => {
  Context.inject(Name.provide('Ada'))
  return Context.use(Greeter)
})

const context = new ModuleContext().injectProviderValues([
  Name.provide('Bo'),
])

console.log(greeter.hello())
console.log(newModule(Greeter, context).hello())
console.log(context.use(Greeter).hello())
// #endregion run

assert.equal(greeter.hello(), 'hello Ada')
assert.equal(context.use(Greeter), context.useModule(Greeter))
assert.equal(context.useProvider(Name), 'Bo')
