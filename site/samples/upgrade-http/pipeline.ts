import { createContext, createPipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

const Unit = createContext('g')

const weigh = createPipeline<number, string>()
weigh.use((amount) => `${amount} ${Unit.get()}`)

try {
  console.log(weigh.run(250))
} catch (error) {
  console.log(String(error))
}

enable()
console.log(weigh.run(250))
