import type { Place } from '../../program.ts'
import { limits } from '../messages.ts'
import { inspect } from '../node/inspect.ts'
import { nameOfError } from '../node/print-error.ts'
import type { RunEvent } from '../runner.ts'
import { placeOf, readableNames, readableStack } from './places.ts'
import { ProgramError } from './transpile.ts'

type Description = Pick<RunEvent & { kind: 'error' }, 'name' | 'message' | 'stack' | 'place'>

/** Describes what a program has thrown, which may throw again when it is looked at. Only an error knows by itself where it comes from. */
export function describeError(error: unknown, thrownAt?: Place): Description {
  try {
    return { ...(thrownAt && { place: thrownAt }), ...readError(error) }
  } catch {
    return { name: 'Error', message: 'The program has thrown a value that cannot be read.' }
  }
}

function readError(error: unknown): Description {
  if (!(error instanceof Error)) return { name: 'Error', message: `Uncaught ${inspect(error)}`.slice(0, limits.text) }
  const message = readableNames(String(error.message)).slice(0, limits.text)
  if (error instanceof ProgramError) return { name: error.name, message, place: error.place }
  const name = nameOfError(error).slice(0, 200)
  const place = placeOf(error.stack)
  const stack = readableStack(inspect(error))
  // The first line of a stack is the place, which is told anyway.
  const isMore = stack.split('\n').length - message.split('\n').length > 1
  return { name, message, ...(place && { place }), ...(isMore && { stack: stack.slice(0, limits.text) }) }
}
