import { inspect } from './inspect.ts'

/** An error with the code that Node.js gives it, which its stack tells too. */
export function codedError(code: string, message: string, Type: new (message: string) => Error = Error): Error {
  const error = Object.assign(new Type(message), { code })
  if (error.stack?.startsWith(error.name)) error.stack = `${error.name} [${code}]${error.stack.slice(error.name.length)}`
  return error
}

/** The error for an argument of the wrong type. `wanted` says what it must be. */
export function wrongType(name: string, { wanted, value }: { wanted: string; value: unknown }): Error {
  return codedError('ERR_INVALID_ARG_TYPE', `The "${name}" argument must be ${wanted}. Received ${describe(value)}`, TypeError)
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return String(value)
  if (typeof value === 'function') return `function ${value.name}`
  return typeof value === 'object' ? `an instance of ${value.constructor?.name}` : `type ${typeof value} (${inspect(value)})`
}
