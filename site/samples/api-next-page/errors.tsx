import assert from 'node:assert/strict'
import React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Controller, usePageInfo } from 'farrow-next'
import { controllerOf } from './lib/request'

const messageOf = async (run: () => unknown) => {
  try {
    await run()
  } catch (error) {
    return (error as Error).message.split('\n')[0]
  }
  throw new Error('expected an error')
}

class Counter extends Controller {
  initialState = { count: 0 }
}

class WithFunction extends Controller {
  initialState = { format: () => 'x' }
}

class WithDate extends Controller {
  initialState = { since: new Date(0) }
}

class WithMap extends Controller {
  initialState = {}
  reducers = { set: (state: object, payload: unknown) => ({ payload }) }
  preload() {
    this.actions.set(new Map())
  }
}

class Fails extends Controller {
  preload() {
    throw new Error('the API is down')
  }
}

const main = async () => {
  const UsesCounter = () => <>{Counter.useState().count}</>
  const UsesPage = () => <>{usePageInfo().pathname}</>

  const messages = [
    await messageOf(() => renderToStaticMarkup(<UsesCounter />)),
    await messageOf(() => renderToStaticMarkup(<UsesPage />)),
    await messageOf(() => controllerOf(WithFunction)),
    await messageOf(() => controllerOf(WithDate)),
    await messageOf(() => controllerOf(WithMap)),
    await messageOf(() => new Counter().page),
    await messageOf(() => controllerOf(Fails)),
  ]
  // the messages end with the source of the value
  for (const message of messages) {
    console.log(message.replace(/(: \(\)|\(\) \{| in path \.since: ).*/, ''))
  }
  assert.equal(messages[6], 'the API is down')
  assert.match(messages[2], /^Expected plain data, but found a function in \.format/)
}

main()
