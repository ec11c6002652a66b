import assert from 'node:assert/strict'
type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false
const check = <T extends true>() => {}

import {
  Any,
  Float,
  ID,
  Int,
  Intersect,
  Json,
  JsonType,
  List,
  Literal,
  Never,
  NonStrict,
  Null,
  Nullable,
  ObjectType,
  Optional,
  ReadOnly,
  ReadOnlyDeep,
  Record,
  Strict,
  Struct,
  Tuple,
  Type,
  TypeOf,
  Undefined,
  Union,
  Unknown,
} from 'farrow-schema'

// #region types
class Person extends ObjectType {
  id = ID
  name = {
    [Type]: String,
    description: 'as printed on the badge',
  }
  nick = Optional(String)
  joined = Date
  friends = List(Person)
  address = {
    street: String,
    zip: Nullable(Int),
  }
}

const Point = Struct({ x: Float, y: Float })
const Size = Tuple(Int, Int)
const Status = Union(Literal('draft'), Literal('published'))
const Flags = Record(Boolean)
const Both = Intersect({ a: Int }, { b: String })
const Deep = ReadOnlyDeep({ list: List({ n: Int }) })
// #endregion types

type PersonValue = TypeOf<typeof Person>
type Id = PersonValue['id']
check<Equal<Id, string>>()
check<Equal<PersonValue['name'], string>>()
check<Equal<PersonValue['nick'], string | undefined>>()
check<Equal<PersonValue['joined'], Date>>()
check<Equal<PersonValue['address']['zip'], number | null>>()
check<Equal<TypeOf<Person>['id'], string>>()
check<Equal<TypeOf<typeof Point>, { x: number; y: number }>>()
check<Equal<TypeOf<typeof Size>, [number, number]>>()
check<Equal<TypeOf<typeof Status>, 'draft' | 'published'>>()
check<Equal<TypeOf<typeof Flags>, { [x: string]: boolean }>>()
check<Equal<TypeOf<typeof Deep>['list'][number]['n'], number>>()
check<Equal<TypeOf<typeof Any>, any>>()
check<Equal<TypeOf<typeof Unknown>, unknown>>()
check<Equal<TypeOf<typeof Never>, never>>()
check<Equal<TypeOf<typeof Json>, JsonType>>()
check<Equal<TypeOf<typeof Null>, null>>()
check<Equal<TypeOf<typeof Undefined>, undefined>>()
const strict = Strict(Int)
const loose = NonStrict(Int)
const readOnly = ReadOnly({ a: Int })
check<Equal<TypeOf<typeof strict>, number>>()
check<Equal<TypeOf<typeof loose>, number>>()
check<Equal<TypeOf<typeof readOnly>, Readonly<{ a: number }>>>()
const both: TypeOf<typeof Both> = { a: 1, b: 'x' }

// #region create
const ada = Person.create({
  id: 'u1',
  name: 'Ada',
  nick: undefined,
  joined: new Date('2021-08-05'),
  friends: [],
  address: { street: 'Main', zip: null },
})

const origin = Point.create({ x: 0, y: 0 })

console.log(ada.name, origin)
// #endregion create

assert.deepEqual(both, { a: 1, b: 'x' })
assert.equal(ada instanceof Person, false)
