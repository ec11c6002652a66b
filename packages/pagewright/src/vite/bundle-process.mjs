// Runs in a process of its own, which does not inherit what runs TypeScript in the main one.
import { importOwn } from '../cache/own-code.mjs'

// When the main process has ended, the bundles are of no use.
process.once('disconnect', () => process.exit(1))
process.once('message', async (task) => {
  try {
    const { bundleIntoStore } = await importOwn('vite/bundle-theme.ts')
    await bundleIntoStore(task)
    process.exit()
  } catch {
    // The main process bundles again and reports the error.
    process.exit(1)
  }
})
