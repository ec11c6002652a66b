import { folderStore } from '../cache/store.ts'
import { type BundleTask, bundleNow } from './bundle-theme.ts'

/** What the bundling process does: puts the bundles into the store. */
export async function bundleInProcess({ root, site, storeFolder }: BundleTask): Promise<void> {
  await bundleNow({ root, site, store: folderStore(storeFolder) })
}
