import { createPipeline } from 'farrow-pipeline'

const app = createPipeline<number, string>()

app.use((id, next) => {
  next()
})
