import React from 'react'
import { Controller, page, useQueryChangedEffect } from 'farrow-next'

type State = { id: string; name: string }

class User extends Controller {
  initialState: State = { id: '', name: '' }

  reducers = {
    show: (state: State, user: State) => user,
  }

  // in a project: this.getJson(`/api/users/${id}`)
  async load(id: string) {
    this.actions.show({ id, name: `user ${id}` })
  }

  preload() {
    return this.load(String(this.page.query.id))
  }
}

const View = () => {
  const user = User.use()
  const name = User.useState((state) => state.name)

  // from /users/7 to /users/8: the same page, another query
  useQueryChangedEffect((query) => {
    user.load(String(query.id))
  })

  return <h1>{name}</h1>
}

export default page({ View, Controllers: { user: User } })
