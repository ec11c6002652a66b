import { readFileSync } from 'node:fs'
import { lineFolder } from '../site-folders.ts'
import { lineOptions, lineTypescript, type TypeScript } from './line-typescript.ts'
import type { Line, Topic } from './topic.ts'

/** Files of a topic as an editor sees them. */
export type TopicService = {
  readonly ts: typeof TypeScript
  readonly service: TypeScript.LanguageService
  /** Path of a topic's file as the service names it. */
  pathOf(file: string): string
}

/** Opens some files of a topic with what they import, and nothing else of it. */
export type OpenFiles = (topic: Topic, files: readonly string[]) => TopicService

/**
 * Makes language services, one for each set of files: topics may declare the same modules. Those of a line share what
 * the compiler has read, so only the first one of a line is slow.
 */
export function createTopicServices(): OpenFiles {
  const shared = new Map<Line, ReturnType<typeof createShared>>()
  return (topic, files) => {
    const line = shared.get(topic.line) ?? createShared(topic.line)
    shared.set(topic.line, line)
    const pathOf = (file: string): string => `${topic.folder}/${file}`
    return { ts: line.ts, service: line.ts.createLanguageService(line.hostOf(files.map(pathOf)), line.registry), pathOf }
  }
}

function createShared(line: Line) {
  const ts = lineTypescript(line)
  const options = lineOptions(line)
  const folder = `${lineFolder(line)}`
  const snapshots = new Map<string, TypeScript.IScriptSnapshot | undefined>()
  const resolutions = ts.createModuleResolutionCache(folder, (path) => path, options)
  const snapshotOf = (path: string): TypeScript.IScriptSnapshot | undefined => {
    if (!snapshots.has(path))
      snapshots.set(path, ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined)
    return snapshots.get(path)
  }
  const hostOf = (roots: readonly string[]): TypeScript.LanguageServiceHost => ({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...roots],
    getScriptVersion: () => '0',
    getScriptSnapshot: snapshotOf,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    resolveModuleNameLiterals: (names, containingFile, redirect, settings) =>
      names.map((name) => ts.resolveModuleName(name.text, containingFile, settings, ts.sys, resolutions, redirect)),
  })
  // A service that is closed gives its files back, and the registry forgets those that no other holds: nearly all.
  const keep = (): void => {}
  return { ts, hostOf, registry: { ...ts.createDocumentRegistry(), releaseDocument: keep, releaseDocumentWithKey: keep } }
}
