import { useRef, useState } from 'react'
import type { Program } from './program.ts'
import { forget, readSaved, save } from './saved.ts'
import type { UseProgram } from './use-program.ts'

export type Attempt = Pick<UseProgram, 'program' | 'version' | 'isChanged' | 'latest' | 'edit' | 'reset'>

type Input = {
  /** The name under which the program is kept. */
  readonly origin: string
  readonly start: Program
}

/** What the reader has made of a program. It stays in this browser, also when the page is left. */
export function useAttempt({ origin, start }: Input): Attempt {
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
