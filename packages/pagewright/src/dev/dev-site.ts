import { type Compiled, createIncludeReader, emptyCompiled, type SourceFile } from '@pagewright/markdown'
import { createProblemList, type Problem, toDataFile } from '@pagewright/model'
import { checkSite } from '../check/check-site.ts'
import type { ConfigPlaces } from '../config/config-span.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import type { Entry } from '../content/entry.ts'
import { readGitDates } from '../content/git.ts'
import { type Content, type ContentRecord, createCompiler, readRecords, toRecord } from '../content/load-content.ts'
import { type ReadFiles, type Scan, scanContent } from '../content/scan.ts'
import { emptyTranslationRecord, readTranslationRecord } from '../content/translation-record.ts'
import { listPublicFiles } from '../output/collect-copies.ts'
import { type SharedFiles, sharedFiles } from '../output/shared-files.ts'
import { mayHaveEntriesFor } from '../plan/find-entry.ts'
import { type Plan, planSite } from '../plan/plan-site.ts'
import { createTargets, type Targets } from '../plan/resolve-references.ts'
import type { Route } from '../plan/route.ts'

/** The site at one moment. */
export type Planned = {
  readonly plan: Plan
  readonly targets: Targets
  readonly shared: SharedFiles
  /** The site paths of pages, by their data files. */
  readonly dataFiles: ReadonlyMap<string, string>
}

export type DevSite = ReturnType<typeof createDevSite>

/** A Markdown file: its front matter is always that of the file, the rest from when it was compiled last. */
type Text = {
  readonly source: SourceFile
  readonly record: ContentRecord
  readonly isCompiled: boolean
  /** The last record whose front matter was valid: the page stays there while an author is writing. */
  readonly shown: ContentRecord | null
}

/** A site that is edited while it is served: texts are compiled when they are asked for, and each change is planned anew. */
export function createDevSite({ root, site, store, places }: SiteContext & { readonly places: ConfigPlaces }) {
  const compileAll = createCompiler({ root, options: site }, store)
  const dates = readGitDates(root, createProblemList())
  const readFiles: ReadFiles = new Map()
  const sharedTexts = new Map<string, string>()
  let texts = new Map<string, Text>()
  let scan: Scan = { sources: [], assets: new Set() }
  let translationRecord = emptyTranslationRecord
  let readProblems: readonly Problem[] = []
  let current: Planned | null = null

  /** Reads changed, new and deleted files. Without `mayMiss` it does nothing, and returns false, when a text is gone. */
  const reread = (mayMiss: boolean): boolean => {
    const problems = createProblemList()
    const found = scanContent(root, { site, problems, readFiles })
    const files = new Set(found.sources.map(({ file }) => file))
    if (!mayMiss && [...texts.keys()].some((file) => !files.has(file))) return false
    scan = found
    translationRecord = readTranslationRecord(root, problems)
    readProblems = problems.all()
    const includes = createIncludeReader(root)
    const isFresh = ({ compiled }: ContentRecord): boolean => compiled.includes.every(({ file, hash }) => includes.hashOf(file) === hash)
    // What the last build has compiled need not be compiled again.
    const built = texts.size === 0 ? readRecords({ site, store }) : {}
    texts = new Map(
      scan.sources.map((source) => {
        const last = texts.get(source.file)
        const known = last?.source.key === source.key ? last.record : built[source.key]
        const isCompiled = known !== undefined && (last?.isCompiled ?? true) && isFresh(known)
        const record = known ?? toRecord(source, last?.record.compiled ?? emptyCompiled)
        return [source.file, toText(source, { record, isCompiled, last })]
      }),
    )
    current = null
    return true
  }

  const put = (text: Text, compiled: Compiled): void => {
    // Meanwhile the file may have changed.
    if (texts.get(text.source.file)?.source !== text.source) return
    texts.set(text.source.file, toText(text.source, { record: toRecord(text.source, compiled), isCompiled: true, last: text }))
    current = null
  }
  const compile = async ({ source }: Text): Promise<Compiled> => (await compileAll([source]))[0] as Compiled
  // A build with --no-cache, in another process, may have emptied the store.
  const isUsable = ({ isCompiled, record: { compiled } }: Text): boolean =>
    isCompiled && (compiled.bodyKey === '' || store.read('body', compiled.bodyKey) !== null)

  /** The site as it is known now. What a text says beyond its front matter counts once it is compiled. */
  const planned = (): Planned => {
    if (current !== null) return current
    const contents = [...texts.values()].flatMap(toContent)
    const plan = planSite(contents, { site, dates, translationRecord })
    const targets = createTargets({ site, plan, scan, contents, publicFiles: listPublicFiles(root) })
    const dataFiles = new Map(plan.routes.map(({ page: { path } }) => [toDataFile(path), path]))
    current = { plan, targets, shared: sharedFiles(plan, site), dataFiles }
    for (const [file, content] of current.shared.files) sharedTexts.set(file, content)
    return current
  }
  /** The texts of a route's articles, and the originals that translations are compared with. */
  const textsOf = ({ articles }: Route): Text[] =>
    articles.flatMap(({ content: { entry } }) => {
      const original = planned().plan.translations.get(entry.source.file)?.original.entry.source.file
      return [entry.source.file, original ?? ''].flatMap((file) => texts.get(file) ?? [])
    })
  /** The texts whose entries the signatures on a page may lead to. */
  const entryTextsOf = ({ page, articles }: Route): Text[] =>
    articles.flatMap(({ content: { entry, compiled } }) => {
      const locale = site.locales.find(({ id }) => id === page.locale)
      if (locale === undefined || entry.kind !== 'doc' || !compiled.references.some(({ kind }) => kind === 'entry')) return []
      const pages = planned().plan.library.docs(locale, entry.version)
      return pages.filter((other) => mayHaveEntriesFor(entry, other.entry)).flatMap((other) => texts.get(other.entry.source.file) ?? [])
    })
  const compileAt = async (path: string, textsFor: (route: Route) => Text[]): Promise<Route | null> => {
    const route = planned().targets.routes.get(path)
    for (const text of route === undefined ? [] : textsFor(route)) if (!isUsable(text)) put(text, await compile(text))
    return planned().targets.routes.get(path) ?? null
  }

  reread(true)
  return {
    planned,
    reread,
    /** The route of a site path, its texts compiled; null where there is no page. */
    route: async (path: string): Promise<Route | null> => {
      await compileAt(path, textsOf)
      return compileAt(path, entryTextsOf)
    },
    /** Compiles what nobody has asked for yet; before each text `pause` is waited for, and it gives up when that resolves to false. */
    compileRest: async (pause: () => Promise<boolean>): Promise<void> => {
      // They are put in place together at the end, so that the site is planned once and not for each of thousands of texts.
      const results: [Text, Compiled][] = []
      for (const text of texts.values()) {
        if (text.isCompiled) continue
        if (!(await pause())) return
        if (texts.get(text.source.file) === text) results.push([text, await compile(text)])
      }
      for (const [text, compiled] of results) put(text, compiled)
    },
    /** The text of a file that pages share, of this plan or of an earlier one: pages on their way to a browser still name those. */
    sharedFile: (file: string): string | null => {
      planned()
      return sharedTexts.get(file) ?? null
    },
    problems: (): readonly Problem[] => {
      const list = createProblemList()
      list.judgeBy(site.rules)
      list.addAll(readProblems)
      for (const { record } of texts.values()) list.addAll([...record.problems, ...record.compiled.problems])
      checkSite({ ...planned(), problems: list, places })
      const isComplete = [...texts.values()].every(({ isCompiled }) => isCompiled)
      // The ids of headings in texts that are not compiled yet are unknown.
      return list.all().filter(({ code }) => isComplete || !['broken-anchor', 'heading-id-differs', 'heading-missing'].includes(code))
    },
  }
}

type TextInput = Pick<Text, 'record' | 'isCompiled'> & { readonly last: Text | undefined }

function toText(source: SourceFile, { record, isCompiled, last }: TextInput): Text {
  return { source, record, isCompiled, shown: record.entry === null ? (last?.shown ?? null) : record }
}

function toContent({ source, shown }: Text): Content[] {
  return shown === null ? [] : [{ entry: { ...shown.entry, source } as Entry, compiled: shown.compiled }]
}
