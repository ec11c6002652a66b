import { useBasenames } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

const Reader = createContext('guest')

const reader = Reader.use().value
const basenames = useBasenames().value

console.log(reader, basenames)
