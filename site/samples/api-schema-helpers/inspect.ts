import assert from 'node:assert/strict'
import {
  field,
  getInstance,
  getSchemaCtor,
  getSchemaCtorFields,
  Int,
  isFieldDescriptor,
  isFieldDescriptors,
  isNullableType,
  isOptionalType,
  isSchemaCtor,
  List,
  Nullable,
  Optional,
  Struct,
  toSchemaCtor,
  toSchemaCtors,
  Type,
} from 'farrow-schema'

// #region inspect
const price = field({ [Type]: Int, description: 'in cents' })
const Product = Struct({ price, tags: List(String) })

const fields = getSchemaCtorFields(getInstance(Product).descriptors)
for (const [name, info] of Object.entries(fields)) {
  console.log(name, info[Type].name, info.description)
}

console.log(isSchemaCtor(String), isSchemaCtor(Product), isSchemaCtor({}))
console.log(isFieldDescriptor(price), isFieldDescriptors({ price }))
console.log(isNullableType(Nullable(Int)), isOptionalType(Optional(Int)))
const replaced = getSchemaCtor(String)
console.log(isSchemaCtor(replaced), isSchemaCtor(toSchemaCtor({ price })))
console.log(Object.keys(toSchemaCtors({ price: Int, size: { w: Int } })))
// #endregion inspect

assert.equal(getInstance(Product), getInstance(Product))
assert.equal(Object.is(getSchemaCtor(String), String), false)
