import type { Program } from '../program.ts'
import type { Exercise } from './exercise.ts'
import type { ExerciseId } from './exercise-pages.ts'

// All exercises together are a few kilobytes, so they are one file: a reader who has begun one can do the others offline.
const folder = '../../exercises'
const exercises = import.meta.glob<Exercise>('../../exercises/*/exercise.ts', { eager: true, import: 'default' })
const files = import.meta.glob<string>('../../exercises/*/start/src/**/*.ts', { eager: true, import: 'default', query: '?raw' })

/** An exercise, with the program that readers begin with. */
export function readExercise(id: ExerciseId): Exercise & { readonly start: Program } {
  const exercise = exercises[`${folder}/${id}/exercise.ts`]
  if (exercise === undefined) throw new Error(`There is no file site/exercises/${id}/exercise.ts`)
  const begin = `${folder}/${id}/start/`
  const start = Object.entries(files).flatMap(([path, text]) => (path.startsWith(begin) ? [{ path: path.slice(begin.length), text }] : []))
  return { ...exercise, start: { entry: exercise.entry, files: start } }
}
