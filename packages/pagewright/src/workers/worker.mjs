import { workerData } from 'node:worker_threads'
// A worker does not inherit what runs TypeScript in the main thread.
import { importOwn } from '../cache/own-code.mjs'

const [{ answerBatches }, stage] = await Promise.all([importOwn('workers/run-in-workers.ts'), importOwn(workerData.file)])
await answerBatches(stage[workerData.name])
