import assert from 'node:assert/strict'
// #region nested
import { createPipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const admin = createPipeline<string, string>()
admin.use((path, next) => (path === '/admin' ? 'admin page' : next()))

const site = createPipeline<string, string>()
site.use(admin)
site.use((path) => `public page ${path}`)

console.log(site.run('/admin'))
console.log(site.run('/about'))
// #endregion nested

assert.equal(site.run('/admin'), 'admin page')
assert.equal(site.run('/about'), 'public page /about')
