import { keepStored, orNull, readStored } from '@pagewright/browser'
import { type ExerciseId, exerciseIds } from './exercise-pages.ts'

/** The key in local storage for the solved exercises. The theme reads it, too, before it loads any code for exercises. */
const key = 'exercises'

/** The exercises that the reader has solved in this browser. */
export function readSolved(): ReadonlySet<ExerciseId> {
  // Null if it is not JSON; something else may also be stored under this key.
  const kept = orNull((): unknown => JSON.parse(readStored(key) ?? '[]'))
  return new Set(exerciseIds.filter((id) => Array.isArray(kept) && kept.includes(id)))
}

/** Keeps in this browser that an exercise is solved. Nothing is sent anywhere. */
export function keepSolved(id: ExerciseId): void {
  keepStored(key, JSON.stringify([...new Set([...readSolved(), id])]))
}
