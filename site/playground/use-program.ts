import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { firstExample, firstProgram } from './examples.ts'
import { findLines } from './find-lines.ts'
import { decodeHash, encodeProgram, longestHash, type SampleAddress, sampleHash, sampleIn } from './hash.ts'
import { loadedSample, loadSample } from './load-sample.ts'
import type { Draft, Lines, Program, SampleProgram } from './program.ts'
import { forget, readSaved, save } from './saved.ts'

/** Where the program comes from: the name of an example or of a sample, or the hash of a shared program. */
type Origin = {
  readonly key: string
  readonly program: Program
  /** The file that is shown first, if it is not the entry. */
  readonly shown?: string
  /** Which lines of that file a page has shown to the reader. Null for the whole. */
  readonly lines: Lines | null
  /** The request in the address. */
  readonly request: Draft | null
  /** URLs to try, see `SampleProgram`. */
  readonly requests?: readonly string[] | undefined
}

/** Why the address does not lead to a program. */
export type HashProblem = 'damaged' | 'too-large' | 'unknown-example' | 'not-loaded'

export type ProgramState = {
  readonly origin: Origin
  readonly program: Program
  readonly problem: HashProblem | null
  /** Whether the browser keeps the last edit. */
  readonly isKept: boolean
  /** Grows when the program is replaced by another one, and not by an edit. */
  readonly version: number
  /** What the reader had written, from a reset to the next edit. */
  readonly before?: Program | undefined
}

export type UseProgram = ProgramState & {
  readonly isChanged: boolean
  /** The lines that a page has shown, where they were when the program was opened or reset. Null if the reader has changed them. */
  readonly shownLines: Lines | null
  /** The program with the last edit, also before React has rendered that: keys can follow each other faster. */
  readonly latest: () => Program
  readonly edit: (program: Program) => void
  readonly reset: () => void
  /** Puts the program back that was there before the last `reset`. Null when there is nothing to put back. */
  readonly undoReset: (() => void) | null
  /** The address that leads to the program as it is now, and to a request. Null when they are too long for one. */
  readonly share: (request: Draft | null) => Promise<string | null>
}

/** The program that the page's address names, as the reader has left it. Without a hash, that is the first example. */
export function useProgram(): UseProgram | null {
  const [state, setState] = useState(readAtOnce)
  const latest = useRef(state)
  const set = useCallback((next: ProgramState): void => {
    latest.current = next
    setState(next)
  }, [])

  useEffect(() => {
    let reads = 0
    const read = async (): Promise<void> => {
      const { hash } = location
      const turn = ++reads
      const reading = await decodeHash(hash)
      if (turn !== reads) return
      const now = latest.current
      const show = (origin: Origin, problem: HashProblem | null = null): void => {
        if (now?.problem === problem && isSame(toAddress(now.origin), toAddress(origin))) return
        set({ ...toState(origin), problem, version: (now?.version ?? 0) + 1 })
      }
      if (reading.kind === 'program') return show({ ...reading, key: hash, lines: null })
      if (reading.kind === 'sample') {
        const origin = await findSample(reading)
        if (turn !== reads) return
        return typeof origin === 'string' ? show(first, origin) : show(origin)
      }
      // A link to a heading of the page leaves the program as it is.
      if (reading.kind === 'none' && hash !== '' && now !== null) return
      show(first, reading.kind === 'none' ? null : reading.kind)
    }
    read()
    addEventListener('hashchange', read)
    return () => {
      reads += 1
      removeEventListener('hashchange', read)
    }
  }, [set])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor follows the edits after that
  const shownLines = useMemo(() => state && shownLinesOf(state), [state?.version, state?.origin])
  if (state === null) return null
  const { origin, program, before } = state
  return {
    ...state,
    isChanged: !isSame(program, origin.program),
    shownLines,
    latest: () => latest.current?.program ?? program,
    edit: (next) => {
      const now = latest.current ?? state
      // With a program in the address, a document shows what the reader has written at once when it is loaded again.
      if (location.hash === '') history.replaceState(history.state, '', sampleHash(now.origin.key))
      set({ ...now, program: next, isKept: save(now.origin.key, next), before: undefined })
    },
    reset: () => {
      forget(origin.key)
      const { program: before } = latest.current ?? state
      set({ ...state, program: origin.program, problem: null, version: state.version + 1, before })
    },
    undoReset:
      before === undefined
        ? null
        : () => set({ ...state, program: before, version: state.version + 1, isKept: save(origin.key, before), before: undefined }),
    share: async (request) => {
      const isAsNamed = !origin.key.startsWith('#') && isSame(program, origin.program)
      const hash = isAsNamed ? sampleHash(origin.key, request) : await encodeProgram(program, request)
      return hash === null || hash.length > longestHash ? null : new URL(hash, location.href).href
    },
  }
}

/** The program that the page's address names, when nothing has to be loaded for it. */
function readAtOnce(): ProgramState | null {
  const { hash } = location
  const address = hash === '' ? { name: firstExample, lines: null, request: null } : sampleIn(hash)
  if (address?.name === firstExample) return toState(fromSample(address, firstProgram))
  const sample = address === null ? null : loadedSample(address.name)
  return address === null || sample === null ? null : toState(fromSample(address, sample))
}

function toState(origin: Origin): ProgramState {
  return { origin, program: readSaved(origin.key) ?? origin.program, problem: null, isKept: true, version: 1 }
}

function shownLinesOf({ origin, program }: ProgramState): Lines | null {
  const textIn = ({ files }: Program): string => files.find(({ path }) => path === (origin.shown ?? program.entry))?.text ?? ''
  return origin.lines && findLines(origin.lines, { before: textIn(origin.program), now: textIn(program) })
}

async function findSample(address: SampleAddress): Promise<Origin | HashProblem> {
  if (address.name === firstExample) return fromSample(address, firstProgram)
  try {
    const sample = await loadSample(address.name)
    return sample === null ? 'unknown-example' : fromSample(address, sample)
  } catch {
    return 'not-loaded'
  }
}

function fromSample({ name, lines, request }: SampleAddress, { entry, files, shown, requests }: SampleProgram): Origin {
  return { key: name, program: { entry, files }, shown, lines, request, requests }
}

const first = fromSample({ name: firstExample, lines: null, request: null }, firstProgram)

function toAddress({ key, lines, request }: Origin): unknown {
  return [key, lines, request]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
