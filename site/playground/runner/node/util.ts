import { deepEqual } from './deep-equal.ts'
import { inspect } from './inspect.ts'

/** What `console.log` prints: the first text may have places such as `%s`. */
export function format(...args: readonly unknown[]): string {
  const [first, ...rest] = args
  if (typeof first !== 'string') return args.map(toText).join(' ')
  const text = first.replace(/%([sdifjoOc%])/g, (place, kind: string) => {
    if (kind === '%') return args.length > 1 ? '%' : place
    if (rest.length === 0) return place
    const value = rest.shift()
    if (kind === 's') return typeof value === 'object' && value !== null ? inspect(value, { depth: 0 }) : toText(value)
    if (kind === 'd') return typeof value === 'bigint' ? `${value}n` : String(Number(value))
    if (kind === 'i') return String(Number.parseInt(String(value), 10))
    if (kind === 'f') return String(Number.parseFloat(String(value)))
    if (kind === 'j') return JSON.stringify(value) ?? 'undefined'
    if (kind === 'c') return ''
    return inspect(value, { depth: 4 })
  })
  return [text, ...rest.map(toText)].join(' ')
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value)
}

type NodeCallback = (error: unknown, value: unknown) => void

export function promisify(work: (...args: never[]) => unknown): (...args: unknown[]) => Promise<unknown> {
  return (...args) =>
    new Promise((resolve, reject) => {
      const callback: NodeCallback = (error, value) => (error ? reject(error) : resolve(value))
      Reflect.apply(work, undefined, [...args, callback])
    })
}

export function stripVTControlCharacters(text: string): string {
  return text.replace(/\x1b\[[0-9;]*[A-Za-z]/g, '')
}

export function inherits(child: { prototype: object }, parent: { prototype: object }): void {
  Object.setPrototypeOf(child.prototype, parent.prototype)
}

export function deprecate<T>(work: T): T {
  return work
}

export const isDeepStrictEqual = deepEqual
export const types = { isPromise: (value: unknown) => value instanceof Promise, isDate: (value: unknown) => value instanceof Date }
export { inspect }

const { TextDecoder, TextEncoder } = globalThis

export { TextDecoder, TextEncoder }
export default {
  format,
  inspect,
  promisify,
  stripVTControlCharacters,
  inherits,
  deprecate,
  isDeepStrictEqual,
  types,
  TextDecoder,
  TextEncoder,
}
