import { Float, ID, Int, List, Literal, Nullable } from 'farrow-schema'
import { ObjectType, Optional, Type, Union } from 'farrow-schema'

export class Step extends ObjectType {
  text = String
  minutes = Optional(Int)
  details = List(Step)
}

export class Recipe extends ObjectType {
  id = ID
  title = { [Type]: String, description: 'as on the card' }
  diet = Nullable(Union(Literal('vegan'), Literal('vegetarian')))
  amounts = List({ name: String, grams: Float })
  steps = List(Step)
}
