import { createHash, randomBytes } from 'node:crypto'
import { ObjectType, type TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

// What the browser keeps while its user is at the provider.
class Pending extends ObjectType {
  state = String
  nonce = String
  verifier = String
  next = String
}

const validate = createSchemaValidator(Pending)
const random = () => randomBytes(32).toString('base64url')

export const createPending = (next: string): TypeOf<typeof Pending> => ({
  state: random(),
  nonce: random(),
  verifier: random(),
  next,
})

export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url')

export const toCookie = (pending: TypeOf<typeof Pending>) =>
  Buffer.from(JSON.stringify(pending)).toString('base64url')

export const fromCookie = (value = '') => {
  try {
    const json = Buffer.from(value, 'base64url').toString()
    const result = validate(JSON.parse(json))
    return result.isOk ? result.value : undefined
  } catch {
    return undefined
  }
}
