import { type ExerciseId, exerciseIds } from './exercise-pages.ts'

/** The key in local storage for the solved exercises. The theme reads it, too, before it loads any code for exercises. */
const key = 'exercises'

/** The exercises that the reader has solved in this browser. */
export function readSolved(): ReadonlySet<ExerciseId> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(exerciseIds.filter((id) => Array.isArray(kept) && kept.includes(id)))
  } catch {
    // The storage is blocked, or holds something else under this key.
    return new Set()
  }
}

/** Keeps in this browser that an exercise is solved. Nothing is sent anywhere. */
export function keepSolved(id: ExerciseId): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...readSolved(), id])]))
  } catch {
    // A private window keeps nothing.
  }
}
