// Workers do not inherit what runs TypeScript in the main thread.
import { importOwn } from '../cache/own-code.mjs'

const { renderInWorker } = await importOwn('render/render-in-worker.ts')

export default renderInWorker
