import { findImported } from '../../find-imported.ts'
import type { Program } from '../../program.ts'
import { compile } from './compile-module.ts'
import { enableTracerFor, findPackage, packageNames } from './packages.ts'
import { rememberAliases } from './places.ts'
import { ProgramError, type Transpiled, transpile } from './transpile.ts'

type Exports = Record<string, unknown>
type Module = Transpiled & { readonly path: string; exports: Exports; isStarted: boolean; isDone: boolean }

export type Modules = {
  /** Evaluates a file and all that it imports, unless that has been done. Rejects with what the file throws. */
  evaluate(path: string): Promise<Exports>
  /** A value that a file exports; undefined when there is none. */
  value(path: string, name: string): unknown
  readonly paths: readonly string[]
}

/** Prepares the files of a program. Throws a ProgramError for a mistake of syntax in one of them. */
export function loadModules({ files, entry }: Program): Modules {
  const modules = new Map(
    files.map((file): [string, Module] => {
      const transpiled = transpile(file)
      rememberAliases(transpiled.uses.map(({ alias }) => alias))
      return [file.path, { ...transpiled, path: file.path, exports: {}, isStarted: false, isDone: false }]
    }),
  )
  const find = (name: string, from: Module): Module | Exports | undefined =>
    name.startsWith('.') ? findFile(name, { from: from.path, modules }) : findPackage(name)
  const resolve = (name: string, from: Module): Module | Exports => {
    const found = find(name, from)
    enableTracerFor(name)
    if (found !== undefined) return found
    throw new ProgramError(placeOfImport(name, { from: from.path, files }), {
      name: 'Error',
      message: describeMissing(name, [...modules.keys()]),
    })
  }
  const isModule = (found: Module | Exports | undefined): found is Module =>
    found !== undefined && modules.get((found as Module).path) === found
  const start = async (module: Module): Promise<void> => {
    if (module.isStarted) return
    module.isStarted = true
    for (const name of module.imports) {
      // One that is not there is reported when the program comes to it: it may be prepared for that, or only mention the name.
      const found = find(name, module)
      if (isModule(found)) await start(found)
    }
    const require = Object.assign(
      (name: string): unknown => {
        const found = resolve(name, module)
        const exports = isModule(found) ? found.exports : found
        if (isModule(found) ? found.isDone : packageNames.includes(name)) requireExports(name, { exports, from: module, files })
        return exports
      },
      { main: modules.get(entry), cache: {}, resolve: (name: string) => resolvePath(name, resolve(name, module)) },
    )
    const load = async (name: string): Promise<unknown> => {
      const found = resolve(name, module)
      if (isModule(found)) await start(found)
      const exports = isModule(found) ? found.exports : found
      // Something that is not an ES module, such as a JSON file, is as a whole the default export.
      return exports['__esModule'] ? exports : { ...exports, default: exports }
    }
    const work = await compile(module)
    const filename = `/${module.path}`
    const dirname = filename.replace(/\/[^/]*$/, '') || '/'
    const meta = { url: `file://${filename}`, filename, dirname, resolve: require.resolve }
    const result = work(module.exports, require, load, (first: unknown) => first, module, filename, dirname, meta)
    if (result !== undefined) await result
    module.isDone = true
  }
  return {
    evaluate: async (path) => {
      const module = modules.get(path)
      if (module === undefined)
        throw new ProgramError({ path, line: 1, column: 1 }, { name: 'Error', message: `The program has no file ${path}.` })
      await start(module)
      return module.exports
    },
    value: (path, name) => modules.get(path)?.exports[name],
    paths: [...modules.keys()],
  }
}

/** Throws a ProgramError when a file imports something that is not exported. It would be undefined, and a later error would not say why. */
function requireExports(name: string, { exports, from, files }: { exports: Exports; from: Module; files: Program['files'] }): void {
  for (const { names } of from.uses.filter((use) => use.from === name)) {
    const missing = names.find((used) => !(used in Object(exports)) && !(used === 'default' && !exports['__esModule']))
    if (missing === undefined) continue
    const what = missing === 'default' ? 'no default export' : `no export called '${missing}'`
    throw new ProgramError(placeOfImport(name, { from: from.path, files }), { message: `'${name}' has ${what}.` })
  }
}

/** The path that `require.resolve` gives. */
function resolvePath(name: string, found: Module | Exports): string {
  if (name.startsWith('.')) return `/${(found as Module).path}`
  if (!name.startsWith('farrow')) return name
  throw new Error(`require.resolve('${name}') does not work in this page: the package is there, but it has no files here.`)
}

function findFile(name: string, { from, modules }: { from: string; modules: ReadonlyMap<string, Module> }): Module | undefined {
  return modules.get(findImported(name, { from, has: (path) => modules.has(path) }) ?? '')
}

function placeOfImport(name: string, { from, files }: { from: string; files: Program['files'] }): ProgramError['place'] {
  const lines = files.find(({ path }) => path === from)?.text.split('\n') ?? []
  const quoted = new RegExp(`(['"\`])${name.replace(/[^\w]/g, '\\$&')}\\1`)
  const index = lines.findIndex((line) => quoted.test(line))
  return { path: from, line: Math.max(1, index + 1), column: (lines[index]?.search(quoted) ?? 0) + 1 }
}

function describeMissing(name: string, paths: readonly string[]): string {
  if (name.startsWith('.')) return `The program has no file for '${name}'. Its files are ${paths.join(', ')}.`
  const known = packageNames.filter((candidate) => /^farrow-[a-z]+(?:\/[a-z]+)?$/.test(candidate))
  const way = 'To use another one, export the program and run it in Node.js.'
  return `There is no module '${name}' in this page. It has ${known.join(', ')}, and some of the modules of Node.js. ${way}`
}
