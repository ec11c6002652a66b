import { limits } from '../messages.ts'
import { inspect } from '../node/inspect.ts'
import { format } from '../node/util.ts'
import type { RunEvent } from '../runner.ts'
import { placeOf, readableStack } from './places.ts'

type Level = (RunEvent & { readonly kind: 'console' })['level']

/** Makes the console of a program, which sends the page what is printed, up to the limits. */
export function createConsole(tell: (event: RunEvent) => void): {
  readonly console: Record<string, unknown>
  print(level: Level, text: string): void
} {
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
  const at =
    (level: Level) =>
    (...args: readonly unknown[]): void => {
      if (!isFull) print(level, readable(format(...args)))
    }
  const log = at('log')
  const console = {
    log,
    debug: log,
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    trace: at('error'),
    dir: (value: unknown, options?: { depth?: number }) => log(inspect(value, options)),
    table: log,
    assert: (holds: unknown, ...args: readonly unknown[]) => holds || at('error')('Assertion failed', ...args),
    group: (...args: readonly unknown[]) => {
      if (args.length > 0) log(...args)
      indentation = `${indentation}  `.slice(0, 40)
    },
    groupEnd: () => {
      indentation = indentation.slice(2)
    },
    count: (label = 'default') => log(`${label}: ${counts.set(label, (counts.get(label) ?? 0) + 1).get(label)}`),
    time: (label = 'default') => void times.set(label, performance.now()),
    timeEnd: (label = 'default') => log(`${label}: ${(performance.now() - (times.get(label) ?? 0)).toFixed(3)}ms`),
  }
  return { console, print }
}

/** Errors are printed with their stacks, whose lines are mapped from the compiled code to the files. */
function readable(text: string): string {
  return /\n\s+at |@program:|@blob:/.test(text) ? readableStack(text) : text
}
