import assert from 'node:assert/strict'
// #region first
import {
  Int,
  List,
  ObjectType,
  TypeOf,
} from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class Booking extends ObjectType {
  guest = String
  nights = Int
  extras = List(String)
}

type BookingData = TypeOf<typeof Booking>

const price = (booking: BookingData) =>
  booking.nights * 80 + booking.extras.length * 15

const validate = createSchemaValidator(Booking)

const answer = (input: unknown) => {
  const result = validate(input)
  if (result.isErr) return `refused: ${result.value.message}`
  return `price: ${price(result.value)}`
}

console.log(answer({ guest: 'Ann', nights: 2, extras: ['breakfast'] }))
console.log(answer({ guest: 'Ann', nights: '2', extras: [] }))
// #endregion first

assert.equal(answer({ guest: 'A', nights: 1, extras: [] }), 'price: 80')
