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
    if (kind === 's') return toOwnText(value)
    if (kind === 'd') return typeof value === 'bigint' ? `${value}n` : typeof value === 'object' ? 'NaN' : inspect(toNumber(value, Number))
    if (kind === 'i') return typeof value === 'bigint' ? `${value}n` : inspect(toNumber(value, Number.parseInt))
    if (kind === 'f') return inspect(toNumber(value, Number.parseFloat))
    if (kind === 'j') return toJson(value)
    if (kind === 'c') return ''
    return kind === 'O' ? inspect(value) : inspect(value, { showHidden: true, depth: 4 })
  })
  return [text, ...rest.map(toText)].join(' ')
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value)
}

/** A symbol is no number. */
function toNumber(value: unknown, read: (text: never) => number): number {
  return typeof value === 'symbol' ? Number.NaN : read(value as never)
}

/** What `%s` prints: values that have a `toString` of their own are asked. */
function toOwnText(value: unknown): string {
  if (typeof value === 'bigint' || Object.is(value, -0)) return inspect(value)
  return typeof value === 'object' && value !== null && hasBuiltInText(value) ? inspect(value, { depth: 0 }) : String(value)
}

function hasBuiltInText(value: object): boolean {
  let at: object | null = value
  while (at !== null && !Object.hasOwn(at, 'toString')) at = Object.getPrototypeOf(at)
  const made = at === value ? null : (at?.constructor as { readonly name?: string } | undefined)
  return at === null || (made !== null && Reflect.get(globalThis, made?.name ?? '') === made)
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch (error) {
    if (String(error).includes('circular')) return '[Circular]'
    throw error
  }
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
const kinds = [Promise, Date, RegExp, Map, Set, WeakMap, WeakSet, ArrayBuffer, Uint8Array] as const
export const types = Object.fromEntries(kinds.map((made) => [`is${made.name}`, (value: unknown) => value instanceof made] as const))
export const { isArray } = Array

export function callbackify(work: (...args: never[]) => Promise<unknown>): (...args: unknown[]) => void {
  return (...args) => {
    const callback = args.pop() as NodeCallback
    const result = Reflect.apply(work, undefined, args) as Promise<unknown>
    result.then(
      (value) => callback(null, value),
      (error: unknown) => callback(error, undefined),
    )
  }
}

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
  isArray,
  callbackify,
  TextDecoder,
  TextEncoder,
}
