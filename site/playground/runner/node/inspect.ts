import { printKey, quote } from './quote.ts'
import { type Shape, shapeOfPlatform } from './shape-of-platform.ts'

type Context = { readonly seen: unknown[]; readonly depth: number; readonly circular: unknown[]; indentation: number; deepest: number }

const lineLength = 80
/** How many levels of objects may stand in one line. */
const compact = 3
const mostItems = 100

/** Prints a value as Node.js does: the depth is 2 by default. */
export function inspect(value: unknown, options: { readonly depth?: number | null } = {}): string {
  const depth = options.depth === undefined ? 2 : (options.depth ?? Number.POSITIVE_INFINITY)
  return print(value, { seen: [], circular: [], depth, indentation: 0, deepest: 0 })
}

function print(value: unknown, context: Context): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'symbol') return value.toString()
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value)
  return printObject(value, context)
}

function printObject(value: object, context: Context): string {
  if (context.seen.includes(value)) {
    if (!context.circular.includes(value)) context.circular.push(value)
    return `[Circular *${context.circular.indexOf(value) + 1}]`
  }
  const level = context.seen.length
  const name = nameOf(value)
  const isEmpty = Object.keys(value).length === 0 && !((value instanceof Map || value instanceof Set) && value.size > 0)
  if (level > context.depth && !isEmpty) return `[${Array.isArray(value) ? 'Array' : (name ?? 'Object: null prototype')}]`
  context.seen.push(value)
  if (!isEmpty) context.deepest = level
  const shape = shapeOf(value, { name, context })
  context.seen.pop()
  const text = shape.items.length === 0 ? printEmpty(shape) : arrange(shape, { value, level, context })
  const index = context.circular.indexOf(value)
  return index < 0 ? text : `<ref *${index + 1}> ${text}`
}

/** The name of a value's class; null for an object without a prototype. */
function nameOf(value: object): string | null {
  for (let at: object | null = value; at !== null; at = Object.getPrototypeOf(at)) {
    const descriptor = Object.getOwnPropertyDescriptor(at, 'constructor')
    if (typeof descriptor?.value === 'function' && descriptor.value.name !== '') return descriptor.value.name
  }
  return null
}

function shapeOf(value: object, { name, context }: { name: string | null; context: Context }): Shape {
  const called = name ?? '[Object: null prototype]'
  const own = (skip: (key: string) => boolean = () => false): string[] => printProperties(value, { skip, context })
  const child = (item: unknown): string => indented(context, () => print(item, context))
  if (Array.isArray(value)) {
    const items = listItems(value.slice(0, mostItems), child)
    const rest = value.length - mostItems
    const more = rest > 0 ? [`... ${rest} more item${rest > 1 ? 's' : ''}`] : []
    const prefix = called === 'Array' ? '' : `${called}(${value.length})`
    return { prefix, braces: ['[', ']'], items: [...items, ...more, ...own((key) => /^\d+$/.test(key))] }
  }
  if (value instanceof Map)
    return {
      prefix: `${called}(${value.size})`,
      braces: ['{', '}'],
      items: [...value].map(([key, item]) => `${child(key)} => ${child(item)}`),
    }
  if (value instanceof Set) return { prefix: `${called}(${value.size})`, braces: ['{', '}'], items: [...value].map(child) }
  const platform = shapeOfPlatform(value, { called, child })
  if (platform !== null) return platform
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = Array.from(value as Uint8Array)
    return { prefix: `${called}(${items.length})`, braces: ['[', ']'], items: items.slice(0, mostItems).map(String) }
  }
  const whole = wholeText(value, called)?.replaceAll('\n', `\n${' '.repeat(context.indentation)}`) ?? null
  if (whole !== null) {
    const skip = (key: string): boolean => value instanceof Error && ['stack', 'message', ...innerErrors].includes(key)
    const inner = value instanceof Error ? innerErrors.filter((key) => Object.hasOwn(value, key)) : []
    const items = [...own(skip), ...inner.map((key) => `[${key}]: ${child((value as unknown as Record<string, unknown>)[key])}`)]
    return { prefix: whole, braces: ['{', '}'], items }
  }
  const tag = (value as { readonly [Symbol.toStringTag]?: unknown })[Symbol.toStringTag]
  const tagged = typeof tag === 'string' && tag !== '' && tag !== name ? `${called} [${tag}]` : called
  return { prefix: tagged === 'Object' ? '' : tagged, braces: ['{', '}'], items: value instanceof Promise ? ['<pending>'] : own() }
}

/** What errors hold in properties that are not enumerable. */
const innerErrors = ['cause', 'errors']

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

/** The text for values that are not just their properties. */
function wholeText(value: object, name: string): string | null {
  if (typeof value === 'function') {
    const source = Function.prototype.toString.call(value)
    const parent = (Object.getPrototypeOf(value) as { readonly name?: string } | null)?.name ?? ''
    if (source.startsWith('class')) return `[class ${value.name || '(anonymous)'}${parent === '' ? '' : ` extends ${parent}`}]`
    return `[${name}${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`
  }
  if (value instanceof Error) {
    const stack = value.stack ?? ''
    const title = `${value.name}${value.message === '' ? '' : `: ${value.message}`}`
    return stack === '' ? `[${title}]` : stack.includes(title) ? stack : `${title}\n${stack}`
  }
  if (value instanceof RegExp) return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof String || value instanceof Number || value instanceof Boolean) return `[${name}: ${inspect(value.valueOf())}]`
  if (value instanceof WeakMap || value instanceof WeakSet) return `${name} { <items unknown> }`
  return null
}

function printProperties(value: object, { skip, context }: { skip: (key: string) => boolean; context: Context }): string[] {
  return Reflect.ownKeys(value).flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(value, key)
    if (descriptor?.enumerable !== true || (typeof key === 'string' && skip(key))) return []
    const label = typeof key === 'symbol' ? `[${key.toString()}]` : printKey(key)
    const { get, set } = descriptor
    if (get !== undefined || set !== undefined) return [`${label}: [${[get && 'Getter', set && 'Setter'].filter(Boolean).join('/')}]`]
    return [`${label}: ${indented(context, () => print(descriptor.value, context))}`]
  })
}

function indented(context: Context, work: () => string): string {
  context.indentation += 2
  const text = work()
  context.indentation -= 2
  return text
}

function printEmpty({ prefix, braces }: Shape): string {
  // Texts such as that of an error stand alone; an empty class instance keeps its braces.
  const isWhole =
    prefix.startsWith('[') || prefix.startsWith('<') || /[\n:/]/.test(prefix) || prefix === 'Invalid Date' || prefix.endsWith('}')
  if (prefix.startsWith('[Object: null prototype]')) return `${prefix} {}`
  return isWhole ? prefix : `${prefix === '' ? '' : `${prefix} `}${braces.join('')}`
}

/** Puts items into one line, into columns, or one below the other, by the rules of Node.js. */
function arrange({ prefix, braces, items }: Shape, { value, level, context }: { value: object; level: number; context: Context }): string {
  const open = prefix === '' ? braces[0] : `${prefix} ${braces[0]}`
  const rows = Array.isArray(value) && items.length > 6 ? toColumns(items, { value, context }) : items
  if (context.deepest - level < compact && rows === items) {
    const length = items.reduce((sum, item) => sum + item.length, 0) + items.length * 2 + context.indentation + open.length + 10
    if (length <= lineLength && !items.some((item) => item.includes('\n')) && !prefix.includes('\n'))
      return `${open} ${items.join(', ')} ${braces[1]}`
  }
  const indentation = `\n${' '.repeat(context.indentation)}`
  return `${open}${indentation}  ${rows.join(`,${indentation}  `)}${indentation}${braces[1]}`
}

function toColumns(items: readonly string[], { value, context }: { value: readonly unknown[]; context: Context }): readonly string[] {
  const count = value.length > mostItems ? mostItems : items.length
  const lengths = items.slice(0, count).map(({ length }) => length)
  const total = lengths.reduce((sum, length) => sum + length + 2, 0)
  const widest = Math.max(...lengths) + 2
  if (widest * 3 + context.indentation >= lineLength || (total / widest <= 5 && widest > 8)) return items
  const biased = Math.max(widest - 3 - Math.sqrt(widest - total / items.length), 1)
  const fitting = Math.floor((lineLength - context.indentation) / widest)
  const columns = Math.min(Math.round(Math.sqrt(2.5 * biased * count) / biased), fitting, compact * 4, 15)
  if (columns <= 1) return items
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...lengths.filter((_, index) => index % columns === column)) + 2)
  const isNumeric = value.every((item) => typeof item === 'number' || typeof item === 'bigint')
  const rows: string[] = []
  for (let start = 0; start < count; start += columns) {
    const row = items.slice(start, Math.min(start + columns, count)).map((item, index, all) => {
      const isLast = index === all.length - 1
      const width = widths[index] ?? 0
      if (isNumeric) return isLast ? item.padStart(width - 2) : `${item}, `.padStart(width)
      return isLast ? item : `${item}, `.padEnd(width)
    })
    rows.push(row.join(''))
  }
  return [...rows, ...items.slice(count)]
}
