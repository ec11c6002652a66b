import { Int, ObjectType, Optional } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class Config extends ObjectType {
  PORT = Optional(Int)
  LOAN_DAYS = Int
}

const validate = createSchemaValidator(Config, { strict: false })

// Turns environment variables into settings, or says what is wrong.
export const readConfig = (env: Record<string, string | undefined>) => {
  // An empty variable, as in `PORT=`, counts as missing.
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const result = validate(Object.fromEntries(given))
  if (result.isErr) {
    const { path, message } = result.value
    throw new Error(`${path?.join('.')}: ${message}`)
  }
  const { PORT = 3000, LOAN_DAYS } = result.value
  if (LOAN_DAYS < 1) throw new Error(`LOAN_DAYS: ${LOAN_DAYS} is too low`)
  return { port: PORT, loanDays: LOAN_DAYS }
}
