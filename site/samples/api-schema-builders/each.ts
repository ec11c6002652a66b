// One sample for each builder. A comment tells the type before it, or
// what the line above it prints.
import {
  field,
  Int,
  Intersect,
  List,
  Literal,
  NonStrict,
  Nullable,
  ObjectType,
  ReadOnly,
  ReadOnlyDeep,
  Record,
  Strict,
  Struct,
  Tuple,
  Type,
  TypeOf,
  Union,
} from 'farrow-schema'
import { Validator } from 'farrow-schema/validator'

// #region object-type
class Person extends ObjectType {
  name = String
  friends = List(Person)
}

const ada: TypeOf<Person> = { name: 'Ada', friends: [] }
console.log(Validator.validate(Person, { ...ada, age: 36 }).value)
// { name: 'Ada', friends: [] }
// #endregion object-type

// #region struct
const Point = Struct({ x: Int, y: Int })
console.log(Validator.validate(Point, { x: 1, y: 'two' }).value)
// { path: [ 'y' ], message: 'two is not an integer' }
// #endregion struct

// #region list
const Tags = List(String)
type TagsType = TypeOf<typeof Tags> // string[]
console.log(Validator.validate(Tags, ['tea', 7]).value)
// { path: [ 1 ], message: '7 is not a string' }
// #endregion list

// #region tuple
const Entry = Tuple(String, Int)
type EntryType = TypeOf<typeof Entry> // [string, number]
console.log(Validator.validate(Entry, ['tea', 7, 'more']).value)
// [ 'tea', 7 ]
// #endregion tuple

// #region record
const Stock = Record(Int)
type StockType = TypeOf<typeof Stock> // { [x: string]: number }
console.log(Validator.validate(Stock, { tea: 7, milk: 0 }).value)
// { tea: 7, milk: 0 }
// #endregion record

// #region union
const Status = Union(Literal('open'), Literal('done'))
type StatusType = TypeOf<typeof Status> // 'open' | 'done'
console.log(Validator.validate(Status, 'done').value)
// done
// #endregion union

// #region intersect
const Named = Struct({ name: String })
const Book = Intersect(Named, { pages: Int })
console.log(Validator.validate(Book, { name: 'Dune', pages: 412 }).value)
// { name: 'Dune', pages: 412 }
// #endregion intersect

// #region literal
const Version = Literal(2)
type VersionType = TypeOf<typeof Version> // 2
console.log(Validator.validate(Version, 3).value)
// { path: undefined, message: '3 is not a literal 2' }
// #endregion literal

// #region nullable
const Rating = Nullable(Int)
type RatingType = TypeOf<typeof Rating> // number | null
console.log(Validator.validate(Rating, null).isOk)
// true
console.log(Validator.validate(Rating, undefined).isOk)
// false
// #endregion nullable

// #region strict
const Order = Struct({ id: Strict(Int), count: Int })
const sent = { id: '1', count: '2' }
console.log(Validator.validate(Order, sent, { strict: false }).value)
// { path: [ 'id' ], message: '1 is not an integer' }
// #endregion strict

// #region non-strict
const Page = Struct({ size: Int, number: NonStrict(Int) })
console.log(Validator.validate(Page, { size: 10, number: '7' }).value)
// { size: 10, number: 7 }
// #endregion non-strict

// #region read-only
const Config = ReadOnly({ id: Int, tags: List(String) })
type ConfigType = TypeOf<typeof Config>
// { readonly id: number; readonly tags: string[] }
// #endregion read-only

// #region read-only-deep
const Fixed = ReadOnlyDeep({ id: Int, tags: List(String) })
type FixedType = TypeOf<typeof Fixed>
// { readonly id: number; readonly tags: readonly string[] }
// #endregion read-only-deep

// #region type-of
const Post = Struct({ id: Int, tags: List(String) })
type PostType = TypeOf<typeof Post> // { id: number; tags: string[] }
const post: PostType = { id: 1, tags: [] }
// #endregion type-of

// #region type
const Member = Struct({
  name: { [Type]: String, description: 'full name' },
  login: { [Type]: String, deprecated: 'use id' },
})
type MemberType = TypeOf<typeof Member> // { name: string; login: string }
// #endregion type

// #region field
const email = field({
  [Type]: String,
  description: 'for receipts',
})
const Account = Struct({ id: Int, email })
type AccountType = TypeOf<typeof Account> // { id: number; email: string }
// #endregion field
