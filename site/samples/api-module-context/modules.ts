import assert from 'node:assert/strict'
// #region modules
import { initialize, Module } from 'farrow-module'

// a class of another package: its constructor has a parameter
class Client {
  constructor(readonly host: string) {}
}

class Repository extends Module {
  client = this.use(Client)
}

const repository = initialize(Repository, {
  modules: [new Client('db.example.com')],
})

console.log(repository.client.host)
// #endregion modules

assert.equal(repository.client.host, 'db.example.com')
