import Ajv from 'ajv'
import { transform } from 'farrow-json-schema'
import { User } from './src/user'

try {
  new Ajv().compile(transform(User))
} catch (error) {
  console.log((error as Error).message)
}
