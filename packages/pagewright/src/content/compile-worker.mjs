// Workers do not inherit what runs TypeScript in the main thread.
import { importOwn } from '../cache/own-code.mjs'

const { compileBatch } = await importOwn('content/compile-batch.ts')

export default compileBatch
