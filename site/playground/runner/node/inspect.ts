import { arrange } from './arrange.ts'
import { printError } from './print-error.ts'
import { printKey, quote } from './quote.ts'
import { isOfPlatform, type Shape, shapeOfPlatform } from './shape-of-platform.ts'

export type InspectOptions = {
  readonly depth?: number | null
  readonly showHidden?: boolean
  readonly breakLength?: number
  readonly compact?: number | boolean
  readonly sorted?: boolean
}

type Context = Required<Omit<InspectOptions, 'depth'>> & {
  readonly depth: number
  readonly seen: unknown[]
  readonly circular: unknown[]
  indentation: number
  deepest: number
}

const mostItems = 100
const mostCharacters = 10_000
const custom = Symbol.for('nodejs.util.inspect.custom')

/** Prints a value as Node.js does: the depth is 2 by default. Older programs give `showHidden` and the depth by themselves. */
export function inspect(value: unknown, given: InspectOptions | boolean = {}, depthAlone?: number | null): string {
  const options = typeof given === 'boolean' ? { showHidden: given, ...(depthAlone !== undefined && { depth: depthAlone }) } : given
  const { depth = 2, showHidden = false, breakLength = 80, compact = 3, sorted = false } = options
  const state = { seen: [], circular: [], indentation: 0, deepest: 0 }
  return print(value, { depth: depth ?? Number.POSITIVE_INFINITY, showHidden, breakLength, compact, sorted, ...state })
}
inspect.custom = custom

function print(value: unknown, context: Context): string {
  if (typeof value === 'string') return printText(value, context)
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'symbol') return value.toString()
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value)
  return printObject(value, context)
}

/** A text in quotation marks. A long one has a line of code for each of its lines. */
function printText(text: string, { breakLength, indentation }: Context): string {
  const rest = text.length - mostCharacters
  const more = rest > 0 ? `... ${rest} more character${rest > 1 ? 's' : ''}` : ''
  const shown = text.slice(0, mostCharacters)
  const isLong = shown.length > 16 && shown.length > breakLength - indentation - 4
  return (isLong ? shown.split(/(?<=\n)/) : [shown]).map(quote).join(` +\n${' '.repeat(indentation + 2)}`) + more
}

function printObject(value: object, context: Context): string {
  const level = context.seen.length
  const { [custom]: own, constructor: made } = value as {
    readonly [custom]?: unknown
    readonly constructor?: { readonly prototype?: unknown }
  }
  if (typeof own === 'function' && own !== inspect && made?.prototype !== value && !isOfPlatform(value)) {
    const shown: unknown = Reflect.apply(own, value, [context.depth - level, context, inspect])
    if (typeof shown !== 'object' || shown === null) return String(shown)
    if (shown !== value) return print(shown, context)
  }
  if (context.seen.includes(value)) {
    if (!context.circular.includes(value)) context.circular.push(value)
    return `[Circular *${context.circular.indexOf(value) + 1}]`
  }
  const name = nameOf(value)
  const isEmpty = Object.keys(value).length === 0 && !((value instanceof Map || value instanceof Set) && value.size > 0)
  if (level > context.depth && !isEmpty) return `[${Array.isArray(value) ? 'Array' : (name ?? 'Object: null prototype')}]`
  context.seen.push(value)
  if (!isEmpty) context.deepest = level
  const shape = shapeOf(value, { name, context })
  context.seen.pop()
  const text = arrange(shape, { value, level, ...context })
  const index = context.circular.indexOf(value)
  return index < 0 ? text : `<ref *${index + 1}> ${text}`
}

/** The name of a value's class; null for an object without a prototype. */
function nameOf(value: object): string | null {
  for (let at: object | null = value; at !== null; at = Object.getPrototypeOf(at)) {
    const made = Object.getOwnPropertyDescriptor(at, 'constructor')?.value as unknown
    if (typeof made === 'function' && made.name !== '' && Object(made.prototype) === made.prototype && value instanceof made)
      return made.name
  }
  return null
}

function shapeOf(value: object, { name, context }: { name: string | null; context: Context }): Shape {
  const called = name ?? '[Object: null prototype]'
  const own = (skip: (key: string) => boolean = () => false): string[] => printProperties(value, { skip, context })
  const child = (item: unknown): string => indented(context, () => print(item, context))
  const isIndex = (key: string): boolean => /^\d+$/.test(key)
  const tag = tagOf(value)
  const tagged = (text: string): string => (tag === '' || tag === name ? text : `${text} [${tag}]`)
  const listed = (items: readonly string[], size: number): string[] => {
    const rest = size - mostItems
    return [...items, ...(rest > 0 ? [`... ${rest} more item${rest > 1 ? 's' : ''}`] : []), ...own(isIndex)]
  }
  if (Array.isArray(value)) {
    const prefix = called === 'Array' ? '' : `${called}(${value.length})`
    return { prefix, braces: ['[', ']'], items: listed(listItems(value.slice(0, mostItems), child), value.length) }
  }
  if (value instanceof Map || value instanceof Set) {
    const shown = [...value.entries()].slice(0, mostItems)
    const items = shown.map(([key, item]) => (value instanceof Map ? `${child(key)} => ${child(item)}` : child(item)))
    return { prefix: tagged(`${called}(${value.size})`), braces: ['{', '}'], items: listed(items, value.size) }
  }
  const platform = shapeOfPlatform(value, { called, child })
  if (platform !== null) return platform
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = Array.from((value as Uint8Array).subarray(0, mostItems), child)
    const { length } = value as Uint8Array
    return { prefix: tagged(`${called}(${length})`), braces: ['[', ']'], items: listed(items, length) }
  }
  if (value instanceof Error) return printError(value, { name, tag, own, child, indentation: context.indentation })
  const whole = wholeText(value, called)
  if (whole !== null) return { prefix: whole, braces: ['{', '}'], items: own(value instanceof String ? isIndex : undefined), isWhole: true }
  const isArguments = Object.prototype.toString.call(value) === '[object Arguments]'
  const prefix = isArguments ? '[Arguments]' : tagged(called)
  const items = value instanceof Promise ? ['<state unknown>', ...own()] : own()
  return { prefix: prefix === 'Object' ? '' : prefix, braces: ['{', '}'], items }
}

/** What `Object.prototype.toString` calls a value, unless that is printed as one of its properties. */
function tagOf(value: object): string {
  const tag = (value as { readonly [Symbol.toStringTag]?: unknown })[Symbol.toStringTag]
  return typeof tag !== 'string' || Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag) ? '' : tag
}

function listItems(list: readonly unknown[], print: (item: unknown) => string): string[] {
  const items: string[] = []
  for (let index = 0; index < list.length; index++) {
    const start = index
    while (index < list.length && !(index in list)) index++
    if (index > start) items.push(`<${index - start} empty item${index - start > 1 ? 's' : ''}>`)
    if (index < list.length) items.push(print(list[index]))
  }
  return items
}

const boxes = [String, Number, Boolean, BigInt, Symbol] as const

/** The text for values that are not just their properties. */
function wholeText(value: object, name: string): string | null {
  if (typeof value === 'function') {
    const source = Function.prototype.toString.call(value)
    const parent = (Object.getPrototypeOf(value) as { readonly name?: string } | null)?.name ?? ''
    if (source.startsWith('class')) return `[class ${value.name || '(anonymous)'}${parent === '' ? '' : ` extends ${parent}`}]`
    return `[${name}${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`
  }
  if (value instanceof RegExp) return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (boxes.some((box) => value instanceof box)) return `[${name}: ${inspect(value.valueOf())}]`
  if (value instanceof WeakMap || value instanceof WeakSet) return `${name} { <items unknown> }`
  return null
}

function printProperties(value: object, { skip, context }: { skip: (key: string) => boolean; context: Context }): string[] {
  const items = Reflect.ownKeys(value).flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(value, key)
    const isShown = descriptor?.enumerable === true || context.showHidden
    if (descriptor === undefined || !isShown || (typeof key === 'string' && skip(key))) return []
    const shown = typeof key === 'symbol' ? key.toString() : key
    const label = typeof key === 'symbol' || !descriptor.enumerable ? `[${shown}]` : printKey(shown)
    const { get, set } = descriptor
    if (get !== undefined || set !== undefined) return [`${label}: [${[get && 'Getter', set && 'Setter'].filter(Boolean).join('/')}]`]
    return [`${label}: ${indented(context, () => print(descriptor.value, context))}`]
  })
  return context.sorted ? items.sort() : items
}

function indented(context: Context, work: () => string): string {
  context.indentation += 2
  const text = work()
  context.indentation -= 2
  return text
}
