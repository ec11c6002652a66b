import {
  Int,
  List,
  Literal,
  Nullable,
  ObjectType,
  Optional,
  Type,
  TypeOf,
  Union,
} from 'farrow-schema'

// #region guest
export class Guest extends ObjectType {
  name = String
  email = Nullable(String)
  note = Optional(String)
}
// #endregion guest

// #region stay
export class Stay extends ObjectType {
  room = Union(Literal('single'), Literal('double'))
  from = Date
  nights = { [Type]: Int, description: 'at least one' }
  guests = List(Guest)
  address = { street: String, city: String }
}

export type StayData = TypeOf<typeof Stay>
// #endregion stay
