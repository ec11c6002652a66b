import assert from 'node:assert/strict'
// #region inject
import { createProvider, Module } from 'farrow-module'

type Config = { region: string }

const Config = createProvider<Config>()

class Store extends Module {
  config = this.use(Config)
  where = () => this.config.region
}

class App extends Module {
  // before the first use of a class that needs the value
  config = this.inject(Config.provide({ region: 'eu' }))
  store = this.use(Store)
}

const app = new App()

console.log(app.store.where())
// #endregion inject

assert.equal(app.config, app.store.config)

// #region new
class Regions extends Module {
  config = this.inject(Config.provide({ region: 'eu' }))
  main = this.use(Store)
  copy = this.new(Store)
  asia = this.new(Store, {
    providers: [Config.provide({ region: 'asia' })],
  })
}

const regions = new Regions()

console.log(regions.main === regions.copy)
console.log(regions.copy.where(), regions.asia.where())
// #endregion new

assert.notEqual(regions.main, regions.copy)
assert.equal(regions.copy.where(), 'eu')
assert.equal(regions.asia.where(), 'asia')
