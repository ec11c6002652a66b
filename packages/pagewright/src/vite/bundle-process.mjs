// A process of its own: it does not inherit what runs TypeScript in the main one.
import { importOwn } from '../cache/own-code.mjs'

// Nobody waits any more when the main process has ended.
process.once('disconnect', () => process.exit(1))
process.once('message', async (task) => {
  try {
    const { bundleIntoStore } = await importOwn('vite/bundle-theme.ts')
    await bundleIntoStore(task)
    process.exit()
  } catch {
    // The main process does it again, and tells.
    process.exit(1)
  }
})
