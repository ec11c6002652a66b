import assert from 'node:assert/strict'
import {
  Container,
  Context,
  createProvider,
  initialize,
  Module,
  ModuleContext,
  runInContext,
} from 'farrow-module'

const messageOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    // some messages end with the source of the class
    return (error as Error).message.split(/: class |, but got class /)[0]
  }
  throw new Error('expected an error')
}

const Url = createProvider<string>()

class NeedsUrl extends Module {
  url = this.use(Url)
}

class Client {
  constructor(readonly host: string) {}
}

class NeedsClient extends Module {
  client = this.use(Client)
}

class Twice extends Module {
  first = this.inject(Url.provide('a'))
  second = this.inject(Url.provide('b'))
}

class TooLate extends Module {
  needs = this.use(NeedsUrl)
  url = this.inject(Url.provide('a'))
}

const context = new ModuleContext()
context.addModule(Client, new Client('a'))

console.log(
  [
    messageOf(() => initialize(NeedsUrl)),
    messageOf(() => initialize(Client)),
    messageOf(() => initialize(NeedsClient)),
    messageOf(() => new Twice()),
    messageOf(() => context.addModule(Client, new Client('b'))),
    messageOf(() => context.injectModules([{ host: 'a' }])),
    messageOf(() => Context.use(Client)),
    messageOf(() => Context.inject(Url.provide('a'))),
    messageOf(() => Context.new(Client)),
    messageOf(() => runInContext(() => 5)),
    messageOf(() => new (Container.from(Client))('a')),
  ].join('\n'),
)

assert.equal(
  messageOf(() => new TooLate()),
  'The Provider is used without injecting or no defaultValue found',
)
// equal values may be injected twice
const same = new ModuleContext()
same.inject(Url.provide('a'))
assert.equal(same.inject(Url.provide('a')), 'a')
// null counts as a value, a default of undefined does not
const Nothing = createProvider<null>()
class NeedsNothing extends Module {
  nothing = this.use(Nothing)
}
assert.equal(
  initialize(NeedsNothing, { providers: [Nothing.provide(null)] }).nothing,
  null,
)
const Undefined = createProvider<undefined>(undefined)
assert.throws(() => new ModuleContext().use(Undefined), /no defaultValue found/)
