import { Int, ObjectType, TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { Guest, Stay, StayData } from './src/hotel'

export const isTriple = (stay: StayData) => stay.room === 'triple'

export const nights = (input: unknown) => {
  const result = createSchemaValidator(Stay)(input)
  if (result.isErr) return result.value.nights
}

export const ann: TypeOf<typeof Guest> = { name: 'Ann', email: null }

export const nameOf = (guest: Guest): string => guest.name

export class Room extends ObjectType {
  beds: Int
}
