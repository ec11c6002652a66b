import { Float, Int, List, Literal, Nullable } from 'farrow-schema'
import { ObjectType, Type, Union } from 'farrow-schema'

export class Recipe extends ObjectType {
  title = { [Type]: String, description: 'as on the card' }
  minutes = Int
  diet = Nullable(Union(Literal('vegan'), Literal('vegetarian')))
  amounts = List({ name: String, grams: Float })
}
