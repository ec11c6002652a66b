import { createAsyncPipeline } from 'farrow-pipeline'

const app = createAsyncPipeline<number, string>()

app.use(() => 'done').useLazy(async () => () => 'lazy')
