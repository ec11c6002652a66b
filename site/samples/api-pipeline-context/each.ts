// One sample for each export. A comment tells what the line above it
// prints.
import {
  createContext,
  createPipeline,
  getMiddleware,
  useContainer,
} from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

// #region get-middleware
const double = createPipeline<number, number>()
double.use((n) => n * 2)

const middleware = getMiddleware(double)
console.log(middleware === double.middleware)
// true
// #endregion get-middleware

// #region use-container
const Locale = createContext('en')

const greet = createPipeline<string, string[]>()
greet.use((name) => {
  const container = useContainer()
  return [container.read(Locale), name]
})

console.log(greet.run('Ada'))
// [ 'en', 'Ada' ]
// #endregion use-container
