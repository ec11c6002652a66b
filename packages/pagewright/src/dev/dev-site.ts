import { createIncludeReader, emptyCompiled, type SourceFile } from '@pagewright/markdown'
import { createProblemList, type Problem } from '@pagewright/model'
import type { Store } from '../cache/store.ts'
import { checkSite } from '../check/check-site.ts'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { Site } from '../config/resolve-site.ts'
import { createCompiler } from '../content/compile-texts.ts'
import type { Entry } from '../content/entry.ts'
import { readGitDates } from '../content/git-dates.ts'
import { type Content, type ContentRecord, readRecords, toRecord } from '../content/load-content.ts'
import { readContentFile, type Scan, scanContent } from '../content/scan.ts'
import { emptyTranslationRecord, readTranslationRecord, translationsFile } from '../content/translation-record.ts'
import type { Route } from '../plan/route.ts'
import { type Snapshot, takeSnapshot } from './take-snapshot.ts'

/** One text: its front matter is known from the start, the rest when it was asked for. */
type Text = {
  readonly source: SourceFile
  readonly record: ContentRecord
  readonly compiled: boolean
  /** The record itself; where its front matter is not usable, the last one that was: a slip of the pen takes no page away. */
  readonly shown: ContentRecord | null
}

/** A site that is edited while it is served: compiles what is asked for, and plans anew after each change. */
export type DevSite = {
  /** The plan now; made again after a change. What was compiled since, and nobody asked for, is not in it yet. */
  snapshot(): Snapshot
  /** The plan with everything that is compiled by now. */
  newestSnapshot(): Snapshot
  /** The text of a shared file of this plan, or of one before: pages on their way still name those. Null for no such file. */
  sharedFile(file: string): string | null
  /** The route of a path with its texts compiled; null when there is no such page. */
  route(path: string): Promise<Route | null>
  /** Compiles a few texts that nobody asked for yet. Resolves to whether some are left. */
  compileSome(): Promise<boolean>
  /** Takes changed files in (paths from the root). Resolves to the site paths that show them; `*` means all. */
  update(files: readonly string[]): Promise<readonly string[]>
  /** Reads the whole content again, after files came or went. */
  rescan(): void
  /** Problems known so far: of every file that was read and every text that was compiled. */
  problems(): readonly Problem[]
}

/** Reads a site for development. */
export function createDevSite({ root, site, store, places }: { root: string; site: Site; store: Store; places: ConfigPlaces }): DevSite {
  const compileAll = createCompiler({ root, messages: site.messages, values: site.values, packageManagers: site.packageManagers }, store)
  const dates = readGitDates(root)
  const texts = new Map<string, Text>()
  const fileProblems = new Map<string, readonly Problem[]>()
  const sharedTexts = new Map<string, string>()
  let scan: Scan = { sources: [], assets: new Set() }
  let translationRecord = emptyTranslationRecord
  let current: Snapshot | null = null
  /** Files that were compiled since the current snapshot. */
  const unplanned = new Set<string>()

  const put = (text: Omit<Text, 'shown'>): void => {
    const { file } = text.source
    texts.set(file, { ...text, shown: text.record.entry === null ? (texts.get(file)?.shown ?? null) : text.record })
  }
  const take = (source: SourceFile, known: Readonly<Record<string, ContentRecord>>): void => {
    const same = texts.get(source.file)
    if (same?.source.key === source.key) return
    const record = known[source.key]
    put({ source, record: record ?? toRecord(source, emptyCompiled), compiled: record !== undefined })
  }
  const compile = async (file: string): Promise<void> => {
    const text = texts.get(file)
    if (text === undefined || (text.compiled && hasBody(text.record))) return
    const [compiled] = await compileAll([text.source])
    if (compiled === undefined || texts.get(file) !== text) return
    put({ source: text.source, record: toRecord(text.source, compiled), compiled: true })
    unplanned.add(file)
  }
  // Another process may have emptied the store: a build with --no-cache.
  const hasBody = ({ compiled: { bodyKey } }: ContentRecord): boolean => bodyKey === '' || store.read('body', bodyKey) !== null
  const createFreshness = (): ((record: ContentRecord) => boolean) => {
    const includes = createIncludeReader(root)
    return ({ compiled }) => compiled.includes.every(({ file, hash }) => includes.hashOf(file) === hash)
  }
  const rescan = (): void => {
    const problems = createProblemList()
    scan = scanContent(root, { site, problems })
    translationRecord = readTranslationRecord(root, problems)
    const isFresh = createFreshness()
    const known = Object.fromEntries(Object.entries(readRecords(store)).filter(([, record]) => isFresh(record)))
    const files = new Set(scan.sources.map(({ file }) => file))
    for (const file of texts.keys()) if (!files.has(file)) texts.delete(file)
    for (const source of scan.sources) take(source, known)
    for (const text of texts.values()) if (!isFresh(text.record)) put({ ...text, compiled: false })
    fileProblems.clear()
    for (const problem of problems.all()) fileProblems.set(problem.file ?? '', [...(fileProblems.get(problem.file ?? '') ?? []), problem])
    current = null
  }
  const contents = (): Content[] =>
    [...texts.values()].flatMap(({ source, shown }) =>
      shown === null ? [] : [{ entry: { ...shown.entry, source } as Entry, compiled: shown.compiled }],
    )
  const snapshot = (): Snapshot => {
    if (current !== null) return current
    unplanned.clear()
    current = takeSnapshot({ contents: contents(), scan, root, input: { site, dates, translationRecord } })
    for (const { file, content } of current.shared.files) sharedTexts.set(file, content)
    return current
  }
  /** Files that a route's articles are made of: the texts, and the originals that translations are held against. */
  const sourcesOf = ({ articles }: Pick<Route, 'articles'>): string[] =>
    articles.flatMap(({ content }) => {
      const { file } = content.entry.source
      const translation = snapshot().plan.translations.get(file)
      return translation === undefined ? [file] : [file, translation.original.entry.source.file]
    })
  const newestSnapshot = (): Snapshot => {
    if (unplanned.size > 0) current = null
    return snapshot()
  }
  const refresh = async (file: string): Promise<readonly string[]> => {
    if (file === translationsFile) {
      const problems = createProblemList()
      translationRecord = readTranslationRecord(root, problems)
      fileProblems.set(file, problems.all())
    }
    // Pages name a picture by its content.
    if (!file.endsWith('.md')) return ['*']
    const problems = createProblemList()
    const source = readContentFile(root, { file, site, problems })
    fileProblems.set(file, problems.all())
    const before = texts.get(file)
    if (source === null) return [file]
    take(source, {})
    await compile(file)
    const after = texts.get(file)
    const sameHead = JSON.stringify(before?.shown?.entry) === JSON.stringify(after?.shown?.entry)
    return sameHead ? [file] : ['*']
  }

  rescan()
  return {
    snapshot,
    newestSnapshot,
    rescan,
    sharedFile: (file) => {
      snapshot()
      return sharedTexts.get(file) ?? null
    },
    route: async (path) => {
      const files = sourcesOf(snapshot().targets.routes.get(path) ?? { articles: [] })
      for (const file of files) await compile(file)
      const { targets } = files.some((file) => unplanned.has(file)) ? newestSnapshot() : snapshot()
      return targets.routes.get(path) ?? null
    },
    compileSome: async () => {
      const waiting = [...texts.values()].filter(({ compiled }) => !compiled)
      for (const { source } of waiting.slice(0, 1)) await compile(source.file)
      if (waiting.length <= 1) newestSnapshot()
      return waiting.length > 1
    },
    update: async (files) => {
      const changed: string[] = []
      for (const file of files) {
        for (const { source, record } of [...texts.values()].filter((text) =>
          text.record.compiled.includes.some((include) => include.file === file),
        )) {
          put({ source, record, compiled: false })
          await compile(source.file)
          changed.push(source.file)
        }
        changed.push(...(await refresh(file)))
      }
      current = null
      if (changed.includes('*')) return ['*']
      return snapshot()
        .plan.routes.filter((route) => sourcesOf(route).some((file) => changed.includes(file)))
        .map(({ page }) => page.path)
    },
    problems: () => {
      const list = createProblemList()
      list.judgeBy(site.rules)
      for (const problems of fileProblems.values()) list.addAll(problems)
      for (const { record } of texts.values()) list.addAll([...record.problems, ...record.compiled.problems])
      const { plan, targets } = newestSnapshot()
      checkSite({ plan, targets, problems: list, places })
      const partial = [...texts.values()].some(({ compiled }) => !compiled)
      // Ids of texts that are not compiled yet are unknown, so what is said of them would be wrong.
      return list.all().filter(({ code }) => !partial || !['broken-anchor', 'heading-id-differs', 'heading-missing'].includes(code))
    },
  }
}
