import { transform } from 'farrow-json-schema'
import { Int, List, ObjectType, Optional } from 'farrow-schema'
import { toJsonSchema } from './src/json-schema'

class Draft extends ObjectType {
  title = Optional(String)
}

class Comment extends ObjectType {
  replies = List(Comment)
}

const show = (name: string, run: () => unknown) => {
  try {
    console.log(name, JSON.stringify(run()))
  } catch (error) {
    console.log(name, String(error))
  }
}

show('package, Optional:', () => transform(Draft))
show('package, recursive:', () => transform(Comment))
show('here, Optional:', () => toJsonSchema(Draft, {}))
show('here, recursive:', () => toJsonSchema(Comment, {}))

const other = class Draft extends ObjectType {
  pages = Int
}
show('here, one name twice:', () => toJsonSchema(List({ Draft, other }), {}))
