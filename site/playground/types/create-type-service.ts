import type TypeScript from 'typescript-in-browser'
import type { Program } from '../program.ts'
import { callHint } from './call-hint.ts'
import { diagnosticsOf, mistakesOf } from './diagnostics-of.ts'
import { editsOf, importSettings } from './import-settings.ts'
import { typeText } from './type-text.ts'
import type { CompletionItem, Declarations, NameType, TypeService } from './types.ts'

type Input = {
  readonly ts: typeof TypeScript
  readonly declarations: Declarations
  /** As they stand in a tsconfig.json. */
  readonly options: object
}

/** The folder that a program seems to lie in. */
const folder = '/program'
const toAbsolute = (path: string): string => `${folder}/${path}`

/** Starts the compiler with an empty program. */
export function createTypeService({ ts, declarations, options }: Input): TypeService {
  const { format, preferences } = importSettings(ts)
  const files = new Map<string, { text: string; version: number }>()
  const settings = ts.convertCompilerOptionsFromJson(options, folder).options
  const folders = new Set(Object.keys(declarations).flatMap(foldersOf))
  const read = (path: string): string | undefined => files.get(path)?.text ?? declarations[path]
  const snapshots = new Map<string, TypeScript.IScriptSnapshot>()
  const snapshotOf = (path: string): TypeScript.IScriptSnapshot | undefined => {
    const text = read(path)
    if (text === undefined) return undefined
    if (files.has(path)) return ts.ScriptSnapshot.fromString(text)
    const known = snapshots.get(path) ?? ts.ScriptSnapshot.fromString(text)
    snapshots.set(path, known)
    return known
  }
  const filesIn = (path: string): string[] => [...files.keys()].filter((file) => file.startsWith(`${trimmed(path)}/`))
  const exists = (path: string): boolean => files.has(path) || Object.hasOwn(declarations, path)
  const service = ts.createLanguageService({
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...files.keys(), ...ownDeclarations.filter(exists)],
    getScriptVersion: (path) => `${files.get(path)?.version ?? 0}`,
    getScriptSnapshot: snapshotOf,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: () => '/lib/lib.es2022.d.ts',
    fileExists: exists,
    readFile: read,
    directoryExists: (path) => folders.has(trimmed(path)) || filesIn(path).length > 0,
    // Asked for what lies beside a file when the path of an import is being written.
    readDirectory: (path) => filesIn(path).filter((file) => !file.slice(trimmed(path).length + 1).includes('/')),
    getDirectories: (path) => [...folders, ...filesIn(path).flatMap(foldersOf)].filter((name) => isIn(name, trimmed(path))).map(baseName),
  })

  /**
   * The order in which the compiler prints the parts of a type depends on what it has checked before, and the types of the samples
   * were recorded after whole programs had been checked.
   */
  const checkAll = (): void => {
    for (const file of files.keys()) service.getSemanticDiagnostics(file)
  }

  return {
    update: ({ files: next }: Program) => {
      const kept = new Set(next.map(({ path }) => toAbsolute(path)))
      for (const path of files.keys()) if (!kept.has(path)) files.delete(path)
      for (const { path, text } of next) {
        const known = files.get(toAbsolute(path))
        if (known?.text !== text) files.set(toAbsolute(path), { text, version: (known?.version ?? 0) + 1 })
      }
    },
    typeAt: ({ path, offset }): NameType | null => {
      checkAll()
      const ask = (length: number): TypeScript.QuickInfo | undefined => service.getQuickInfoAtPosition(toAbsolute(path), offset, length)
      const info = ask(0)
      const text = typeText(ts, ask)
      if (info === undefined || text === null) return null
      const { start, length } = info.textSpan
      return { from: start, to: start + length, text, documentation: ts.displayPartsToString(info.documentation) }
    },
    completionsAt: ({ path, offset }) => {
      const found = service.getCompletionsAtPosition(toAbsolute(path), offset, { ...preferences, autoImportFileExcludePatterns: notListed })
      if (found === undefined) return null
      const before = read(toAbsolute(path))?.slice(0, offset) ?? ''
      const typed = /[\w$]*$/.exec(before)?.[0].length ?? 0
      // Of a path, only the last part is replaced.
      const from = (found.entries[0]?.replacementSpan ?? found.optionalReplacementSpan)?.start ?? offset - typed
      const begins = startTest(before.slice(from))
      const known = new Set(found.entries.filter(({ source }) => source === undefined).map(({ name }) => name))
      const items = found.entries
        .filter(({ name }) => begins(name))
        .map((entry) => ({
          label: entry.name,
          kind: iconOf(entry.kind),
          order: orderOf(entry, known),
          source: entry.source,
          data: entry.data,
        }))
      return { from, items: items.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)).slice(0, mostItems) }
    },
    describeItem: ({ path, offset, label, source, data }) => {
      const details = service.getCompletionEntryDetails(toAbsolute(path), offset, label, format, source, preferences, data)
      const texts = [details?.displayParts, details?.documentation].map((parts) => ts.displayPartsToString(parts))
      const edits = (details?.codeActions ?? []).flatMap(({ changes }) => editsOf(changes))
      return { text: texts.filter((text) => text !== '').join('\n\n'), edits }
    },
    callAt: ({ path, offset }) => callHint(ts, service.getSignatureHelpItems(toAbsolute(path), offset, undefined)),
    mistakesIn: ({ path }) => {
      checkAll()
      return diagnosticsOf(ts, { service, file: toAbsolute(path) })
    },
    // All files were checked for `mistakesIn`, so this costs next to nothing.
    countErrors: () =>
      Object.fromEntries([...files.keys()].map((file) => [file.slice(folder.length + 1), mistakesOf({ service, file }).length])),
  }
}

/** The most names that are offered. There are a thousand globals, and the page would need long to list all of them. */
const mostItems = 200

/** Modules whose exports are listed only once they are imported: with those of Node.js, an answer would take 50 ms instead of 20. */
const notListed = ['/node_modules/@types', '/node_modules/undici-types', '/node_modules/path-to-regexp']

/** The compiler puts exports that are not imported last. Here they come before globals, but behind one of the same name. */
function orderOf({ name, sortText, source }: TypeScript.CompletionEntry, known: ReadonlySet<string>): string {
  return source === undefined ? sortText : known.has(name) ? '15' : '14'
}

/** A test for names that begin with the first letter of what was typed. The editor itself narrows them down while more is typed. */
function startTest(typed: string): (name: string) => boolean {
  const first = typed.charAt(0).toLowerCase()
  return (name) => name.charAt(0).toLowerCase() === first || first === ''
}

/** Declarations of the site's own that belong to every program. */
const ownDeclarations = ['/own/missing-packages.d.ts']

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The compiler ends the paths of some folders with a slash. */
function trimmed(path: string): string {
  return path.replace(/\/$/, '')
}

function isIn(name: string, folder: string): boolean {
  return name.slice(0, name.lastIndexOf('/')) === folder
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The kinds of the compiler that CodeMirror has another name for. */
const icons: Readonly<Record<string, string>> = {
  const: 'constant',
  let: 'variable',
  var: 'variable',
  'local var': 'variable',
  parameter: 'variable',
  alias: 'variable',
  'local function': 'function',
  'local class': 'class',
  getter: 'property',
  setter: 'property',
  'enum member': 'constant',
  module: 'namespace',
  string: 'text',
}

function iconOf(kind: string): CompletionItem['kind'] {
  return icons[kind] ?? kind
}
