import { Int, ObjectType } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class Config extends ObjectType {
  PORT = Int
  LOAN_DAYS = Int
}

const validate = createSchemaValidator(Config, { strict: false })
const defaults = { PORT: '3000', LOAN_DAYS: '14' }

// The only place that reads environment variables.
export const readConfig = (env: Record<string, string | undefined>) => {
  const result = validate({ ...defaults, ...env })
  if (result.isErr) {
    const { path, message } = result.value
    throw new Error(`${path?.join('.')}: ${message}`)
  }
  const { PORT, LOAN_DAYS } = result.value
  return { port: PORT, loanDays: LOAN_DAYS }
}
