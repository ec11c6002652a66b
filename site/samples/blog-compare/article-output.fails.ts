import { Api } from 'farrow-api'
import { Int, ObjectType } from 'farrow-schema'

class Article extends ObjectType {
  id = Int
  title = String
}

export const latest = Api({ input: {}, output: Article }, () => {
  return { id: '1', title: 'Why types' }
})
