// One sample for each function. A comment tells the type before it, or
// what the line above it prints.
import {
  Err,
  Int,
  keyof,
  ObjectType,
  Ok,
  partial,
  pick,
  Struct,
  TypeOf,
} from 'farrow-schema'
import { Validator } from 'farrow-schema/validator'

// #region pick
const User = Struct({ id: Int, name: String, hash: String })
const Shown = pick(User, ['id', 'name'])
type ShownType = TypeOf<typeof Shown> // { id: number; name: string }
// #endregion pick

// #region partial
class Note extends ObjectType {
  title = String
  stars = Int
}

const Changes = partial(Note)
const changes: TypeOf<typeof Changes> = { stars: 5 }
console.log(Validator.validate(Changes, changes).isOk)
// true
// #endregion partial

// #region keyof
console.log(keyof(Note))
// [ 'title', 'stars' ]
// #endregion keyof

// #region ok
console.log(Ok(3000))
// { kind: 'Ok', value: 3000, isErr: false, isOk: true }
// #endregion ok

// #region err
console.log(Err('not a port'))
// { kind: 'Err', value: 'not a port', isErr: true, isOk: false }
// #endregion err
