import React from 'react'
import { Controller, page } from 'farrow-next'

type State = { count: number }

export class Counter extends Controller {
  initialState: State = { count: 0 }

  reducers = {
    add: (state: State, step: number) => ({ count: state.count + step }),
    reset: () => ({ count: 0 }),
  }

  preload() {
    this.actions.add(41)
  }
}

const View = () => {
  const counter = Counter.use()
  const count = Counter.useState((state) => state.count)
  return <button onClick={() => counter.actions.add(1)}>{count}</button>
}

export default page({
  View,
  Controllers: { counter: Counter },
  // after the preload of every controller
  preload: ({ counter }) => counter.actions.add(1),
})
