import { printKey, quote } from './quote.ts'

/** What is printed of an object: its class or text, and its items between braces. */
export type Shape = {
  readonly prefix: string
  readonly braces: readonly [open: string, close: string]
  readonly items: readonly string[]
  /** Whether the prefix alone is what is printed when there are no items, as for the text of a function. */
  readonly isWhole?: boolean
}

const mostBytes = 100
const mostOfBuffer = 50
const partsOfUrl = [
  ...(['href', 'origin', 'protocol', 'username', 'password', 'host'] as const),
  ...(['hostname', 'port', 'pathname', 'search', 'searchParams', 'hash'] as const),
] as const

/** What Node.js prints of other objects of the platform. A class comes before the one that it extends. */
const shown: readonly (readonly [new (...args: never[]) => object, readonly string[]])[] = [
  [Response, ['status', 'statusText', 'headers', 'body', 'bodyUsed', 'ok', 'redirected', 'type', 'url']],
  [Request, ['method', 'url', 'headers', 'destination', 'mode', 'credentials', 'cache', 'redirect', 'integrity', 'keepalive', 'signal']],
  [File, ['size', 'type', 'name', 'lastModified']],
  [Blob, ['size', 'type']],
  [AbortController, ['signal']],
  [AbortSignal, ['aborted']],
  [ReadableStream, ['locked']],
]

/** In Node.js, these have a method that prints them. */
export function isOfPlatform(value: object): boolean {
  return (
    value instanceof URL || value instanceof URLSearchParams || value instanceof Headers || shown.some(([made]) => value instanceof made)
  )
}

/** The shape of an object of the platform that has its contents elsewhere than in properties. Null for any other. */
export function shapeOfPlatform(
  value: object,
  { called, child }: { readonly called: string; readonly child: (item: unknown) => string },
): Shape | null {
  const withItems = (items: readonly string[]): Shape => ({ prefix: called, braces: ['{', '}'], items })
  if (value instanceof Uint8Array && called === 'Buffer')
    return { prefix: `<Buffer ${printBytes(value, mostOfBuffer)}>`, braces: ['', ''], items: [], isWhole: true }
  if (value instanceof ArrayBuffer)
    return withItems([`[Uint8Contents]: <${printBytes(new Uint8Array(value), mostBytes)}>`, `byteLength: ${value.byteLength}`])
  if (value instanceof DataView)
    return withItems([`byteLength: ${value.byteLength}`, `byteOffset: ${value.byteOffset}`, `buffer: ${child(value.buffer)}`])
  if (value instanceof URLSearchParams) return withItems([...value].map(([key, item]) => `${quote(key)} => ${quote(item)}`))
  if (value instanceof Headers) return withItems([...value].map(([key, item]) => `${printKey(key)}: ${quote(item)}`))
  const keys = value instanceof URL ? partsOfUrl : shown.find(([made]) => value instanceof made)?.[1]
  return keys === undefined ? null : withItems(keys.map((key) => `${key}: ${child(Reflect.get(value, key))}`))
}

function printBytes(bytes: Uint8Array, most: number): string {
  const shown = Array.from(bytes.subarray(0, most), (byte) => byte.toString(16).padStart(2, '0')).join(' ')
  const rest = bytes.length - most
  return rest > 0 ? `${shown} ... ${rest} more byte${rest > 1 ? 's' : ''}` : shown
}
