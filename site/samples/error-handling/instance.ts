import { HttpError } from 'farrow-http'

const error = new HttpError('Only 3 left', 409)

console.log('instanceof HttpError:', error instanceof HttpError)
console.log('instanceof Error:', error instanceof Error)
console.log('statusCode:', error.statusCode)
