import { Api } from 'farrow-api'
import { List } from 'farrow-schema'
import { currentUser } from './user'

const whoAmI = Api({ input: {}, output: { name: String } }, () => {
  const { name } = currentUser()
  return { name }
})

const reports = Api({ input: {}, output: List(String) })

reports.use((input, next) => {
  currentUser('admin')
  return next(input)
})
reports.use(() => ['stock', 'sales'])

export const entries = { whoAmI, reports }
