import { natives } from './natives.ts'
import { rememberColumns, scheme, toPlace } from './places.ts'
import { ProgramError, type Transpiled } from './transpile.ts'

type ModuleFunction = (...values: readonly unknown[]) => void | Promise<void>

const slot = '__farrowModule'
/** What a module of Node.js finds besides the globals. */
const parameters = 'exports,require,__import,__first,module,__filename,__dirname,import_meta'
const scope = globalThis as unknown as Record<string, unknown>

/**
 * The function of a module's code. The code comes as a script of its own, because the frame's policy forbids evaluating strings.
 * Rejects with a ProgramError for a mistake of syntax that sucrase has passed.
 */
export async function compile({ path, code, columnOf }: Transpiled & { readonly path: string }): Promise<ModuleFunction> {
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
    if (work !== null && !(prefix === 'function' && callsAwait(code))) return work
  }
  const prefix = prefixes.at(-1) ?? ''
  const { message, line, column } = await findMistake(toUrl(prefix))
  const place = toPlace(path, { line, column })
  const text = (toStart(prefix) + code).split('\n')[line - 1] ?? ''
  const unsupported =
    text[column - 1] === '@' ? 'Decorators are' : /\baccessor\s+$/.test(text.slice(0, column - 1)) ? 'The keyword accessor is' : null
  if (unsupported !== null) throw new ProgramError(place, { message: `${unsupported} not supported in this page.` })
  throw new ProgramError(place, {
    message: message.replace(/^(?:.*?SyntaxError: )?(?:Failed to .*?'WorkerGlobalScope': )?/, ''),
  })
}

/** Whether `await (…)` and the like stand at the top of the code, where a plain function would take them for calls of something called `await`. */
function callsAwait(code: string): boolean {
  if (!/\bawait\s*[([`+\-/]/.test(code)) return false
  // The name is forbidden there, but not in the functions inside.
  const url = natives.createObjectURL(new Blob([`(()=>{class _{static{${code}\n}}})`], { type: 'text/javascript' }))
  try {
    natives.importScripts(url)
    return false
  } catch {
    return true
  } finally {
    natives.revokeObjectURL(url)
  }
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
