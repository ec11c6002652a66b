import { readFileSync } from 'node:fs'
import { lineFolder } from '../site-folders.ts'
import { lineOptions, lineTypescript, type TypeScript } from './line-typescript.ts'
import type { Line, Topic } from './topic.ts'

/** The language service that an editor would use for some files of a topic. */
export type TopicService = {
  readonly ts: typeof TypeScript
  readonly service: TypeScript.LanguageService
  /** The path by which the service knows a file of the topic. */
  pathOf(file: string): string
}

/** Opens some files of a topic with the files that they import, but no other files of the topic. */
export type OpenFiles = (topic: Topic, files: readonly string[]) => TopicService

/**
 * Creates language services. Each set of files has its own service, because topics may declare the same modules. The services of a
 * line share the files that the compiler has read, so only the first one is slow.
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
  // When a service is disposed, the registry would drop the files that no other service uses, which are nearly all.
  const keep = (): void => {}
  return { ts, hostOf, registry: { ...ts.createDocumentRegistry(), releaseDocument: keep, releaseDocumentWithKey: keep } }
}
