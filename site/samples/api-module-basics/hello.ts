import assert from 'node:assert/strict'
// #region module
import { createProvider, initialize, Module } from 'farrow-module'

const BaseUrl = createProvider<string>('http://localhost:3000')

class Links extends Module {
  base = this.use(BaseUrl)
  user = (id: number) => `${this.base}/users/${id}`
}

class Mail extends Module {
  links = this.use(Links)
  welcome = (id: number) => `Your page: ${this.links.user(id)}`
}

class App extends Module {
  links = this.use(Links)
  mail = this.use(Mail)
}

const app = initialize(App, {
  providers: [BaseUrl.provide('https://example.com')],
})

console.log(app.mail.welcome(7))
console.log(app.links === app.mail.links)
// #endregion module

assert.equal(app.mail.welcome(7), 'Your page: https://example.com/users/7')
assert.equal(app.links, app.mail.links)
assert.equal(initialize(Mail).welcome(1), 'Your page: http://localhost:3000/users/1')
