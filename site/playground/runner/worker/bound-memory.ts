import { limits } from '../messages.ts'

/** Called when a program has used up its memory. */
export const memory: { onFull: () => void } = { onFull: () => undefined }

let used = 0
const collected = new FinalizationRegistry<number>((bytes) => {
  used -= bytes
})

function reserve(bytes: number): void {
  if (used + bytes <= limits.memory) return
  memory.onFull()
  throw new RangeError(`The program wants more than ${limits.memory / 1_000_000} MB of memory.`)
}

type BufferClass = (new (
  ...args: never[]
) => ArrayBufferLike | ArrayBufferView) & { readonly BYTES_PER_ELEMENT?: number; readonly prototype: object }

/** Counts the memory that a class of buffers takes. */
function countMemory(name: string, scope: Record<string, unknown>): void {
  const original = scope[name] as BufferClass
  const counting = new Proxy(original, {
    construct: (target, args: unknown[], newTarget) => {
      const [source] = args
      // A view of a buffer takes no memory of its own. A buffer can grow later only if it says at first how much.
      const most = (args[1] as { readonly maxByteLength?: unknown } | undefined)?.maxByteLength
      const length =
        typeof source === 'number'
          ? Math.max(source, Number(most ?? 0))
          : source instanceof ArrayBuffer
            ? 0
            : Number((source as ArrayLike<unknown> | undefined)?.length ?? 0)
      const bytes = length * (target.BYTES_PER_ELEMENT ?? 1)
      reserve(bytes)
      const made = Reflect.construct(target, args as never[], newTarget)
      if (bytes > 0) {
        used += bytes
        collected.register(made, bytes)
      }
      return made
    },
  })
  Object.defineProperty(original.prototype, 'constructor', { value: counting })
  Object.defineProperty(scope, name, { value: counting, writable: true, configurable: true })
}

/** Makes a method throw if its result alone would be too large. */
function boundMethod(
  prototype: object,
  { name, sizeOf }: { name: string | symbol; sizeOf: (value: unknown, args: readonly unknown[]) => number },
): void {
  const original = Reflect.get(prototype, name) as ((...args: readonly unknown[]) => unknown) | undefined
  // Older browsers do not have all of them.
  if (original === undefined) return
  Object.defineProperty(prototype, name, {
    value(this: unknown, ...args: readonly unknown[]): unknown {
      reserve(sizeOf(this, args))
      return Reflect.apply(original, this, args)
    },
    writable: true,
    configurable: true,
  })
}

// Browsers do not tell a worker how much memory it has taken, and do not let it set a limit. Buffers can be limited, calls that take much
// memory at once, and what is added to a list, a map or a set: the number of the values, and the size of texts and lists among them.
// Everything else is limited by the time that a program may run without a pause.
const scope = globalThis as unknown as Record<string, unknown>
for (const name of [
  'ArrayBuffer',
  ...Object.getOwnPropertyNames(scope).filter((key) => /^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/.test(key)),
]) {
  countMemory(name, scope)
}
boundMethod(String.prototype, { name: 'repeat', sizeOf: (text, [count]) => String(text).length * Number(count) })
boundMethod(String.prototype, { name: 'padStart', sizeOf: (_, [length]) => Number(length) })
boundMethod(String.prototype, { name: 'padEnd', sizeOf: (_, [length]) => Number(length) })
boundMethod(Array.prototype, {
  name: 'join',
  sizeOf: (list, [by = ',']) => Number((list as ArrayLike<unknown>).length) * String(by).length,
})
boundMethod(ArrayBuffer.prototype, { name: 'transfer', sizeOf: (_, [length = 0]) => Number(length) })
boundMethod(Array.prototype, { name: 'fill', sizeOf: (list) => Number((list as ArrayLike<unknown>).length) * 8 })
// What `...` before a list adds to another one.
boundMethod(Array.prototype, { name: Symbol.iterator, sizeOf })
boundMethod(Array.prototype, {
  name: 'concat',
  sizeOf: (list, added) => [list, ...added].reduce<number>((sum, one) => sum + sizeOf(one), 0),
})

/** What a text or a list takes, without what the list holds. Of other values, the size is not known. */
function sizeOf(value: unknown): number {
  return typeof value === 'string' ? value.length : Array.isArray(value) ? value.length * 8 : 0
}

/** What the large values in a list, map or set take by what was added to it, and what of that came after all were looked at. */
const held = new WeakMap<object, { size: number; added: number }>()

/** What the large values in a list, map or set take when another one is added. Called often, so it does little when that is not large. */
function sizeWith(holder: { values(): Iterable<unknown> }, value: unknown): number {
  const more = sizeOf(value)
  if (more < 100) return 0
  const known = held.get(holder) ?? { size: 0, added: 0 }
  known.size += more
  known.added += more
  if (known.size > limits.memory / 2 && known.added > limits.memory / 10) {
    // Some may have been removed meanwhile.
    known.size = more
    known.added = 0
    for (const one of holder.values()) known.size += sizeOf(one)
  }
  held.set(holder, known)
  return known.size
}

// The last of several values stands for all of them: they have been in memory before.
const sizeOfList = (list: unknown, added: readonly unknown[]): number => {
  const values = list as unknown[]
  return (values.length + added.length) * 8 + sizeWith(values, added.at(-1))
}
boundMethod(Array.prototype, { name: 'push', sizeOf: sizeOfList })
boundMethod(Array.prototype, { name: 'unshift', sizeOf: sizeOfList })
const sizeOfTable = (table: unknown, added: readonly unknown[]): number => {
  const values = table as ReadonlySet<unknown>
  return values.size * 20 + sizeWith(values, added.at(-1))
}
boundMethod(Map.prototype, { name: 'set', sizeOf: sizeOfTable })
boundMethod(Set.prototype, { name: 'add', sizeOf: sizeOfTable })
