import type { Shape } from './shape-of-platform.ts'

type ErrorInput = {
  /** The name of its class. */
  readonly name: string | null
  readonly tag: string
  readonly own: (skip: (key: string) => boolean) => readonly string[]
  readonly child: (value: unknown) => string
  readonly indentation: number
}

/** What errors hold in properties that are not enumerable. */
const inner = ['cause', 'errors'] as const
const frames = /(?:\n\s+at |[^\n]*@(?:program|blob):)/

/** What is printed of an error: its stack, and its own properties that the stack does not tell. */
export function printError(error: Error, { name, tag, own, child, indentation }: ErrorInput): Shape {
  const { title, stack } = textsOf(error)
  const skip = (key: string): boolean => {
    const value = (error as unknown as Record<string, unknown>)[key]
    return ['name', 'message', 'stack'].includes(key) && (typeof value !== 'string' || (title + stack).includes(value))
  }
  const items = own((key) => skip(key) || (inner as readonly string[]).includes(key))
  const more = inner
    .filter((key) => Object.hasOwn(error, key))
    .map((key) => `[${key}]: ${child((error as { cause?: unknown })[key as 'cause'])}`)
  const shown = withClass(title, { error, name, tag }) + stack
  // Without a stack, brackets show where the error ends.
  const text = frames.test(stack) ? shown : `[${shown}]`
  return {
    prefix: text.replaceAll('\n', `\n${' '.repeat(indentation)}`),
    braces: ['{', '}'],
    items: [...items, ...more],
    isWhole: true,
  }
}

/** The first lines of an error, as it is called now, and the rest of its stack. */
function textsOf(error: Error): { readonly title: string; readonly stack: string } {
  const title = titleOf(error)
  const stack = typeof error.stack === 'string' ? error.stack : ''
  const at = stack.search(frames)
  const first = stack.slice(0, Math.max(0, at))
  // Browsers other than Chromium leave the title out of the stack. A program can have put another text in its place.
  if (stack === '' || (at === 0 && !stack.startsWith('\n'))) return { title, stack: stack === '' ? '' : `\n${stack}` }
  // One of Node.js tells its code there.
  if (at >= 0 && first.endsWith(error.message) && !first.startsWith(`${error.name} [`)) return { title, stack: stack.slice(at) }
  return { title: '', stack }
}

function titleOf(error: Error): string {
  const name = String(error.name ?? 'Error')
  return `${name}${name !== '' && error.message !== '' ? ': ' : ''}${error.message}`
}

/** Errors whose class has a name of its own are called by it, though they inherit the name of another class. */
function withClass(title: string, { error, name, tag }: { error: Error; name: string | null; tag: string }): string {
  const called = String(error.name ?? 'Error')
  if (!called.endsWith('Error') || !title.startsWith(called)) return title
  const own = `${name ?? '[Error: null prototype]'}${tag === '' || tag === name ? '' : ` [${tag}]`}`
  if (own === called) return title
  return (own.includes(called) ? own : `${own} [${called}]`) + title.slice(called.length)
}

/** The name that an error is printed with, for an error that nobody has caught. */
export function nameOfError(error: Error): string {
  const name = String(error.name ?? 'Error')
  const made: unknown = error.constructor
  return withClass(name, { error, name: typeof made === 'function' ? made.name : name, tag: '' })
}
