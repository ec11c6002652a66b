import {
  Float,
  Int,
  List,
  Literal,
  ObjectType,
  Union,
  type TypeOf,
} from 'farrow-schema'

export class Product extends ObjectType {
  id = Int
  name = String
  price = Float
  kind = Union(Literal('book'), Literal('tool'))
  tags = List(String)
}

export type ProductData = TypeOf<typeof Product>
