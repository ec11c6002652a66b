// Workers do not inherit what runs TypeScript in the main thread.
import { importOwn } from '../cache/own-code.mjs'

const { searchInWorker } = await importOwn('search/search-in-worker.ts')

export default searchInWorker
