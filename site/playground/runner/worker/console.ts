import { limits } from '../messages.ts'
import { type InspectOptions, inspect } from '../node/inspect.ts'
import { printTable } from '../node/print-table.ts'
import { format } from '../node/util.ts'
import type { RunEvent } from '../runner.ts'
import { natives } from './natives.ts'
import { placeOf, readableStack } from './places.ts'

type Level = (RunEvent & { readonly kind: 'console' })['level']

/** How long the start of a line waits for the rest of it, in ms. */
const patience = 100

export type Output = {
  readonly console: Record<string, unknown>
  /** Prints a text as `process.stdout.write` does: only a line break ends a line. */
  write(text: string): void
  /** Shows what was written of a line that has not ended. */
  flush(): void
  /** Prints a warning of the platform. */
  warn(text: string): void
}

/** Makes the output of a program, which sends the page what is printed, up to the limits. */
export function createConsole(tell: (event: RunEvent) => void): Output {
  let lines = 0
  let size = 0
  let isFull = false
  let indentation = ''
  const counts = new Map<string, number>()
  const times = new Map<string, number>()
  const print = (level: Level, text: string): void => {
    if (isFull) return
    lines++
    size += text.length
    if (lines > limits.lines || size > limits.output) {
      isFull = true
      tell({ kind: 'cut' })
      return
    }
    const shown = text.length > limits.text ? `${text.slice(0, limits.text)}…` : text
    const place = placeOf(new Error().stack)
    tell({ kind: 'console', level, text: indentation + shown.replaceAll('\n', `\n${indentation}`), ...(place && { place }) })
  }
  let unended = ''
  const flush = (): void => {
    if (unended === '') return
    const text = unended
    unended = ''
    print('log', text)
  }
  const write = (text: string): void => {
    if (isFull) return
    if (unended === '') natives.setTimeout(flush, patience)
    const [last = '', ...before] = (unended + text).split('\n').reverse()
    unended = last
    if (before.length > 0) print('log', before.reverse().join('\n'))
    if (unended.length > limits.text) flush()
  }
  const at =
    (level: Level) =>
    (...args: readonly unknown[]): void => {
      if (isFull) return
      const start = unended
      unended = ''
      print(level, start + textOf(args))
    }
  const log = at('log')
  const group = (...args: readonly unknown[]): void => {
    if (args.length > 0) log(...args)
    indentation = `${indentation}  `.slice(0, 40)
  }
  const warn = (text: string): void => print('warn', text)
  const sinceStart = (label: string, method: string): string | null => {
    const start = times.get(label)
    if (start === undefined) warn(`No such label '${label}' for console.${method}()`)
    return start === undefined ? null : `${label}: ${printTime(natives.now() - start)}`
  }
  const console = {
    log,
    debug: log,
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    trace: (...args: readonly unknown[]) => {
      const stack = (new Error().stack ?? '').replace(/^.*\n/, '')
      print('error', readableStack(`Trace${args.length > 0 ? ': ' : ''}${textOf(args)}\n${stack}`))
    },
    dir: (value: unknown, options?: InspectOptions) => log('%s', inspect(value, options)),
    dirxml: log,
    table: (value: unknown, columns?: readonly string[]) => log(printTable(value, columns) ?? value),
    assert: (holds: unknown, ...args: readonly unknown[]) => {
      const [first, ...rest] = args
      if (!holds) at('error')(`Assertion failed${args.length === 0 ? '' : `: ${String(first)}`}`, ...rest)
    },
    clear: () => undefined,
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(2)
    },
    count: (label = 'default') => log(`${label}: ${counts.set(label, (counts.get(label) ?? 0) + 1).get(label)}`),
    countReset: (label = 'default') => {
      if (!counts.delete(label)) warn(`Count for '${label}' does not exist`)
    },
    time: (label = 'default') => {
      if (times.has(label)) warn(`Label '${label}' already exists for console.time()`)
      else times.set(label, natives.now())
    },
    timeEnd: (label = 'default') => {
      const text = sinceStart(label, 'timeEnd')
      if (text !== null) log(text)
      times.delete(label)
    },
    timeLog: (label = 'default', ...args: readonly unknown[]) => {
      const text = sinceStart(label, 'timeLog')
      if (text !== null) log(text, ...args)
    },
    // Those of the inspector, which print nothing.
    profile: () => undefined,
    profileEnd: () => undefined,
    timeStamp: () => undefined,
  }
  return { console, write, flush, warn }
}

function printTime(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(3)}ms` : `${(ms / 1000).toFixed(3)}s`
}

/** What is printed for some values. Errors come with their stacks, whose lines are mapped from the compiled code to the files. */
function textOf(args: readonly unknown[]): string {
  try {
    const text = format(...args)
    return /\n\s+at |@program:|@blob:/.test(text) ? readableStack(text) : text
  } catch (error) {
    // Node.js prints everything. Here, printing runs code of the value, such as the traps of a proxy, and needs room for each level.
    return `[A value that cannot be printed: ${String(error)}]`
  }
}
