import { transform } from 'farrow-json-schema'
import { User } from './src/user'

console.log(JSON.stringify(transform(User), null, 2))
