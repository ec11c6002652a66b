import { useRef, useState } from 'react'
import type { Program } from '../program.ts'
import { forget, readSaved, save } from '../saved.ts'
import type { UseProgram } from '../use-program.ts'
import type { ExerciseId } from './exercise-pages.ts'

export type Attempt = Pick<UseProgram, 'program' | 'version' | 'isChanged' | 'latest' | 'edit' | 'reset'>

/** The reader's program for an exercise. It stays in this browser, also when the page is left. */
export function useAttempt({ id, start }: { readonly id: ExerciseId; readonly start: Program }): Attempt {
  const origin = `exercise-${id}`
  const [{ program, version }, set] = useState(() => ({ program: readSaved(origin) ?? start, version: 0 }))
  const latest = useRef(program)
  return {
    program,
    version,
    isChanged: JSON.stringify(program) !== JSON.stringify(start),
    latest: () => latest.current,
    edit: (next) => {
      latest.current = next
      save(origin, next)
      set({ program: next, version })
    },
    reset: () => {
      latest.current = start
      forget(origin)
      set({ program: start, version: version + 1 })
    },
  }
}
