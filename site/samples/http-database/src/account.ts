import { Int, List, ObjectType, omit } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

export class Account extends ObjectType {
  id = Int
  owner = String
  balance = Int
}

export const NewAccount = omit(Account, ['id'])

const validateAccounts = createSchemaValidator(List(Account))

export const readAccounts = (rows: unknown) => {
  const result = validateAccounts(rows)
  if (result.isErr) throw new Error(`accounts: ${result.value.message}`)
  return result.value
}
