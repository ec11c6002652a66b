import type { Locale, ProblemList } from '@pagewright/model'
import { toManifestFile, toSearchFile } from '@pagewright/search'
import type { Store } from '../cache/store.ts'
import type { Site } from '../config/resolve-site.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { Plan } from '../plan/plan-site.ts'
import { buildLocale, type LocaleFiles } from './build-locale.ts'
import { glossaryFor, readGlossary } from './glossary.ts'
import { createSearchExecutor } from './search-executor.ts'
import { openSearchFolder, type SearchFolder } from './search-folder.ts'
import { listSearchedPages } from './searched-pages.ts'

export type SearchInput = {
  readonly root: string
  readonly site: Site
  readonly plan: Pick<Plan, 'routes'>
  readonly store: Store
  readonly problems: ProblemList
}

/** Makes every locale's search index. A locale whose pages are as they were costs reading one small record. */
export async function buildSearch({ root, site, plan, store, problems }: SearchInput): Promise<OutputFile[]> {
  const glossary = readGlossary(root, problems)
  const pages = listSearchedPages(plan, site)
  const folder = openSearchFolder(store)
  const executor = createSearchExecutor({ store, pages: [...pages.values()].flat().length })
  const build = async (locale: Locale): Promise<{ locale: Locale; files: LocaleFiles }> => {
    const input = { id: locale.id, glossary: glossaryFor(locale, glossary), store, folder, makeAll: executor.makeShards }
    return { locale, files: await buildLocale(pages.get(locale.id) ?? [], input) }
  }
  const built = await Promise.all(site.locales.map(build)).finally(executor.close)
  folder.prune(built.flatMap(({ files }) => [files.manifest, ...files.shards]))
  const outputs = built.flatMap(({ locale, files: { manifest, shards, texts } }) => [
    toCopy(folder, { file: toManifestFile(locale), name: manifest }),
    ...shards.map((name) => toCopy(folder, { file: toSearchFile(name), name })),
    ...[...texts].map(([name, make]): OutputFile => ({ type: 'made', file: toSearchFile(name), key: name, make })),
  ])
  // Locales that show the same texts share files.
  return [...new Map(outputs.map((output) => [output.file, output])).values()]
}

function toCopy(folder: SearchFolder, { file, name }: { file: string; name: string }): OutputFile {
  return { type: 'copy', file, key: name, from: folder.pathOf(name) }
}
