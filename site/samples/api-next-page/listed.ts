import assert from 'node:assert/strict'
import { Controller, page } from 'farrow-next'
import { serverContext } from './lib/request'

class Inner extends Controller {
  initialState = { loaded: false }
  reducers = { load: () => ({ loaded: true }) }
  preload() {
    this.actions.load()
  }
}

class Outer extends Controller {
  inner = this.use(Inner)
  initialState = { name: 'outer' }
}

const statesOf = async (Controllers: Record<string, typeof Inner | typeof Outer>) => {
  const Page = page({ View: () => null, Controllers: Controllers as any })
  const props = await Page.getInitialProps!(serverContext().context)
  return props.states
}

const main = async () => {
  // a controller that the page does not list is not preloaded nor sent
  assert.deepEqual(await statesOf({ outer: Outer }), [{ name: 'outer' }])
  assert.deepEqual(await statesOf({ outer: Outer, inner: Inner }), [
    { name: 'outer' },
    { loaded: true },
  ])
}

main()
