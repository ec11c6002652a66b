import assert from 'node:assert/strict'
import { createContext } from 'farrow-pipeline'

const UserContext = createContext('nobody')

assert.throws(() => UserContext.get(), /Can't call useContainer out of scope/)

try {
  UserContext.get()
} catch (error) {
  console.log((error as Error).message)
}
