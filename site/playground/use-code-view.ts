import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Editor } from './editor/index.ts'
import type { Place } from './program.ts'
import type { Line } from './use-runs.ts'

export type CodeView = {
  readonly editor: RefObject<Editor | null>
  /** The file that is shown. */
  readonly path: string
  readonly open: (path: string) => void
  readonly goTo: (place: Place) => void
}

/** The code of a program with a fixed set of files: which of them is shown first and then, and the errors that a run has found in it. */
export function useCodeView({ first, lines }: { readonly first: string; readonly lines: readonly Line[] }): CodeView {
  const editor = useRef<Editor | null>(null)
  const [path, setPath] = useState(first)
  useEffect(() => {
    for (const { event } of lines) {
      if (event.kind === 'error' && event.place !== undefined) editor.current?.showProblem({ ...event.place, message: event.message })
    }
  }, [lines])
  const open = (next: string): void => {
    setPath(next)
    editor.current?.open(next)
  }
  const goTo = (place: Place): void => {
    open(place.path)
    editor.current?.goTo(place)
  }
  return { editor, path, open, goTo }
}
