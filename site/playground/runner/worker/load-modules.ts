import type { Program } from '../../program.ts'
import { natives } from './natives.ts'
import { enableTracerFor, packages } from './packages.ts'
import { rememberColumns, scheme, toPlace } from './places.ts'
import { ProgramError, type Transpiled, transpile } from './transpile.ts'

type Exports = Record<string, unknown>
type ModuleFunction = (...values: readonly unknown[]) => void | Promise<void>
type Module = Transpiled & { readonly path: string; exports: Exports; isStarted: boolean }

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
      return [file.path, { ...transpiled, path: file.path, exports: {}, isStarted: false }]
    }),
  )
  const find = (name: string, from: Module): Module | Exports | undefined =>
    name.startsWith('.') ? findFile(name, { from: from.path, modules }) : packages.get(name.replace(/^node:/, ''))
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
        return isModule(found) ? found.exports : found
      },
      { main: modules.get(entry), cache: {}, resolve: (name: string) => resolvePath(name, resolve(name, module)) },
    )
    const load = async (name: string): Promise<unknown> => {
      const found = resolve(name, module)
      if (isModule(found)) await start(found)
      return isModule(found) ? found.exports : found
    }
    const work = await compile(module)
    const filename = `/${module.path}`
    const dirname = filename.replace(/\/[^/]*$/, '') || '/'
    const meta = { url: `file://${filename}`, filename, dirname, resolve: require.resolve }
    const result = work(module.exports, require, load, module, filename, dirname, meta)
    if (result !== undefined) await result
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

/** The path that `require.resolve` gives. */
function resolvePath(name: string, found: Module | Exports): string {
  if (name.startsWith('.')) return `/${(found as Module).path}`
  if (!name.startsWith('farrow')) return name
  throw new Error(`require.resolve('${name}') does not work in this page: the package is there, but it has no files here.`)
}

function findFile(name: string, { from, modules }: { from: string; modules: ReadonlyMap<string, Module> }): Module | undefined {
  const parts = from.split('/').slice(0, -1)
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  const path = parts.join('/')
  const names = [path, path.replace(/\.js$/, '.ts'), `${path}.ts`, `${path}.tsx`, path === '' ? 'index.ts' : `${path}/index.ts`]
  return names.map((candidate) => modules.get(candidate)).find((module) => module !== undefined)
}

function placeOfImport(name: string, { from, files }: { from: string; files: Program['files'] }): ProgramError['place'] {
  const lines = files.find(({ path }) => path === from)?.text.split('\n') ?? []
  const index = lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`))
  // The place of the quotation mark before the name.
  return { path: from, line: Math.max(1, index + 1), column: Math.max(1, lines[index]?.indexOf(name) ?? 1) }
}

function describeMissing(name: string, paths: readonly string[]): string {
  if (name.startsWith('.')) return `The program has no file for '${name}'. Its files are ${paths.join(', ')}.`
  const known = [...packages.keys()].filter((candidate) => candidate.startsWith('farrow'))
  return `There is no module '${name}' in this page. It has ${known.join(', ')}, and some of the modules of Node.js.`
}

const slot = '__farrowModule'
/** What a module of Node.js finds besides the globals. */
const parameters = 'exports,require,__import,module,__filename,__dirname,import_meta'
const scope = globalThis as unknown as Record<string, unknown>

/**
 * The function of a module's code. The code comes as a script of its own, because the policy of the frame forbids to evaluate texts.
 * Rejects with a ProgramError for a mistake of syntax that sucrase has passed.
 */
async function compile({ path, code, columnOf }: Module): Promise<ModuleFunction> {
  const toStart = (prefix: string): string => `self.${slot}=${prefix}(${parameters}){`
  const toUrl = (prefix: string): string => {
    const start = toStart(prefix)
    rememberColumns(path, (line, column) => columnOf(line, line === 1 ? column - start.length : column))
    return natives.createObjectURL(new Blob([`${start}${code}\n}\n//# sourceURL=${scheme}${path}`], { type: 'text/javascript' }))
  }
  const attempt = (prefix: string): ModuleFunction | null => {
    const url = toUrl(prefix)
    try {
      natives.importScripts(url)
      return scope[slot] as ModuleFunction
    } catch {
      return null
    } finally {
      natives.revokeObjectURL(url)
      delete scope[slot]
    }
  }
  const prefixes = /\bawait\b/.test(code) ? ['function', 'async function'] : ['function']
  for (const prefix of prefixes) {
    const work = attempt(prefix)
    if (work !== null) return work
  }
  const prefix = prefixes.at(-1) ?? ''
  const { message, line, column } = await findMistake(toUrl(prefix))
  const place = toPlace(path, { line, column })
  if ((toStart(prefix) + code).split('\n')[line - 1]?.[column - 1] === '@')
    throw new ProgramError(place, { message: 'Decorators are not supported in this page.' })
  throw new ProgramError(place, {
    message: message.replace(/^(?:.*?SyntaxError: )?(?:Failed to .*?'WorkerGlobalScope': )?/, ''),
  })
}

type Mistake = { readonly message: string; readonly line: number; readonly column: number }

let expectMistake: ((event: ErrorEvent) => void) | null = null

/** Takes an uncaught error if it comes from a script that was loaded to find the place of a syntax error. */
export function takeMistake(event: ErrorEvent): boolean {
  expectMistake?.(event)
  return expectMistake !== null
}

/** Loads a script that does not compile once more, because browsers report the place of an error only if it is not caught. */
function findMistake(url: string): Promise<Mistake> {
  return new Promise((resolve) => {
    expectMistake = ({ message, lineno, colno }) => {
      resolve({ message, line: lineno, column: colno })
      natives.setTimeout(() => {
        expectMistake = null
      })
    }
    natives.setTimeout(() => natives.importScripts(url))
  })
}
