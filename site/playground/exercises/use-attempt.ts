import { useState } from 'react'
import type { Program } from '../program.ts'
import { forget, readSaved, save } from '../saved.ts'
import type { UseProgram } from '../use-program.ts'
import type { ExerciseId } from './exercise-pages.ts'

export type Attempt = Pick<UseProgram, 'program' | 'version' | 'isChanged' | 'edit' | 'reset'>

/** The reader's program for an exercise. It stays in this browser, also when the page is left. */
export function useAttempt({ id, start }: { readonly id: ExerciseId; readonly start: Program }): Attempt {
  const origin = `exercise-${id}`
  const [{ program, version }, set] = useState(() => ({ program: readSaved(origin) ?? start, version: 0 }))
  return {
    program,
    version,
    isChanged: JSON.stringify(program) !== JSON.stringify(start),
    edit: (next) => {
      save(origin, next)
      set({ program: next, version })
    },
    reset: () => {
      forget(origin)
      set({ program: start, version: version + 1 })
    },
  }
}
