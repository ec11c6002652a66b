// A worker does not inherit what runs TypeScript in the main thread.
import { importOwn } from '../cache/own-code.mjs'

const { answerBatches } = await importOwn('workers/tasks.ts')
await answerBatches()
