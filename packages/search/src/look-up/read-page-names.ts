import { localeOf, type SiteData, toHref } from '@pagewright/model'
import { type PageName, type SearchManifest, toManifestFile, toSearchFile } from '../terms/search-files.ts'

/** The pages of an address's language, from its search index. `path` is a site path. Rejects if a file cannot be loaded. */
export async function readPageNames(
  path: string,
  { site, load }: { readonly site: Pick<SiteData, 'locales' | 'mount'>; readonly load: (url: string) => Promise<unknown> },
): Promise<readonly PageName[]> {
  const loadFile = (file: string): Promise<unknown> => load(toHref(site.mount, `/${file}`))
  const { pages } = (await loadFile(toManifestFile(localeOf(path, site.locales)))) as SearchManifest
  return (await loadFile(toSearchFile(pages))) as readonly PageName[]
}
