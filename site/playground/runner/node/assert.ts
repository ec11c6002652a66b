import { deepEqual as isDeepEqual } from './deep-equal.ts'
import { inspect } from './inspect.ts'

export class AssertionError extends Error {
  override name = 'AssertionError'
  readonly code = 'ERR_ASSERTION'
}

type Message = string | Error | undefined
type Expected = RegExp | (new (...args: never[]) => unknown) | ((error: unknown) => boolean) | object | string | undefined

function check(holds: boolean, { message, text }: { message: Message; text: string }): void {
  if (holds) return
  throw message instanceof Error ? message : new AssertionError(message ?? text)
}

export function ok(value: unknown, message?: Message): asserts value {
  check(Boolean(value), { message, text: 'The expression evaluated to a falsy value' })
}

/** `==`, as `assert.equal` compares; `assert.strict.equal` and `strictEqual` are stricter. */
function looseEqual(actual: unknown, expected: unknown, message?: Message): void {
  // biome-ignore lint/suspicious/noDoubleEquals: this is what it is for.
  const holds = actual == expected || (Number.isNaN(actual) && Number.isNaN(expected))
  check(holds, { message, text: `${inspect(actual)} == ${inspect(expected)}` })
}

function looseNotEqual(actual: unknown, expected: unknown, message?: Message): void {
  // biome-ignore lint/suspicious/noDoubleEquals: this is what it is for.
  const holds = actual != expected && !(Number.isNaN(actual) && Number.isNaN(expected))
  check(holds, { message, text: `${inspect(actual)} != ${inspect(expected)}` })
}

export function strictEqual(actual: unknown, expected: unknown, message?: Message): void {
  check(Object.is(actual, expected), {
    message,
    text: `Expected values to be strictly equal:\n\n${inspect(actual)} !== ${inspect(expected)}\n`,
  })
}

export function notStrictEqual(actual: unknown, expected: unknown, message?: Message): void {
  check(!Object.is(actual, expected), { message, text: `Expected "actual" to be strictly unequal to: ${inspect(expected)}` })
}

export function deepEqual(actual: unknown, expected: unknown, message?: Message): void {
  const text = `Expected values to be strictly deep-equal:\n${inspect(actual)}\n\nshould equal\n\n${inspect(expected)}`
  check(isDeepEqual(actual, expected), { message, text })
}

export function notDeepEqual(actual: unknown, expected: unknown, message?: Message): void {
  check(!isDeepEqual(actual, expected), { message, text: 'Expected "actual" not to be strictly deep-equal to "expected"' })
}

export function match(text: string, pattern: RegExp, message?: Message): void {
  check(pattern.test(text), { message, text: `The input did not match the regular expression ${pattern}. Input:\n\n${inspect(text)}\n` })
}

export function doesNotMatch(text: string, pattern: RegExp, message?: Message): void {
  check(!pattern.test(text), {
    message,
    text: `The input was expected to not match the regular expression ${pattern}. Input:\n\n${inspect(text)}\n`,
  })
}

export function fail(message: Message = 'Failed'): never {
  throw message instanceof Error ? message : new AssertionError(message)
}

export function throws(work: () => unknown, expected?: Expected, message?: Message): void {
  let caught: { readonly error: unknown } | null = null
  try {
    work()
  } catch (error) {
    caught = { error }
  }
  checkThrown(caught, { expected, message, missing: 'Missing expected exception.' })
}

export async function rejects(work: Promise<unknown> | (() => Promise<unknown>), expected?: Expected, message?: Message): Promise<void> {
  const caught = await (typeof work === 'function' ? work() : work).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  checkThrown(caught, { expected, message, missing: 'Missing expected rejection.' })
}

type ThrownCheck = { readonly expected: Expected; readonly message: Message; readonly missing: string }

function checkThrown(caught: { readonly error: unknown } | null, { expected, message, missing }: ThrownCheck): void {
  if (caught === null) {
    check(false, { message, text: missing })
    return
  }
  const { error } = caught
  if (expected === undefined || typeof expected === 'string') return
  if (expected instanceof RegExp) {
    match(String(error), expected, message)
    return
  }
  if (typeof expected === 'function') {
    const isClass = expected.prototype !== undefined && (error instanceof expected || expected.prototype instanceof Error)
    if (isClass ? error instanceof expected : (expected as (error: unknown) => boolean)(error)) return
    throw error
  }
  for (const [key, value] of Object.entries(expected)) {
    const actual = (error as Record<string, unknown>)[key]
    if (value instanceof RegExp && typeof actual === 'string') match(actual, value, message)
    else deepEqual(actual, value, message)
  }
}

const functions = {
  AssertionError,
  ok,
  strictEqual,
  notStrictEqual,
  deepEqual,
  deepStrictEqual: deepEqual,
  notDeepEqual,
  notDeepStrictEqual: notDeepEqual,
  match,
  doesNotMatch,
  fail,
  throws,
  rejects,
}
type Assert = typeof functions & Record<'equal' | 'notEqual', typeof strictEqual> & ((value: unknown, message?: Message) => void)

const create = (equality: Pick<Assert, 'equal' | 'notEqual'>): Assert =>
  Object.assign((value: unknown, message?: Message): void => ok(value, message), functions, equality)
export const strict = create({ equal: strictEqual, notEqual: notStrictEqual })
const assert = Object.assign(create({ equal: looseEqual, notEqual: looseNotEqual }), { strict })
Object.assign(strict, { strict })

export { deepEqual as deepStrictEqual, looseEqual as equal, looseNotEqual as notEqual, notDeepEqual as notDeepStrictEqual }
export default assert
