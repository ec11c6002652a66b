import { useRef, useState } from 'react'
import type { Program } from './program.ts'
import { forget, readSaved, save } from './saved.ts'
import { usePause } from './use-pause.ts'
import type { UseProgram } from './use-program.ts'

export type Attempt = Pick<UseProgram, 'program' | 'version' | 'isChanged' | 'latest' | 'edit' | 'type' | 'reset'>

type Input = {
  /** The name under which the program is kept. */
  readonly origin: string
  readonly start: Program
}

/** What the reader has made of a program. It stays in this browser, also when the page is left. */
export function useAttempt({ origin, start }: Input): Attempt {
  const [{ program, version }, set] = useState(() => ({ program: readSaved(origin) ?? start, version: 0 }))
  const latest = useRef(program)
  const keep = (next: Program): void => {
    latest.current = next
    save(origin, next)
    set({ program: next, version })
  }
  const { await: keepSoon, hurry, cancel } = usePause(() => keep(latest.current))
  return {
    program,
    version,
    isChanged: JSON.stringify(program) !== JSON.stringify(start),
    latest: () => {
      hurry()
      return latest.current
    },
    edit: keep,
    type: (next) => {
      latest.current = next
      keepSoon()
    },
    reset: () => {
      cancel()
      latest.current = start
      forget(origin)
      set({ program: start, version: version + 1 })
    },
  }
}
