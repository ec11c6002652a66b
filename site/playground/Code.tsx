import { formatMessage, useSite } from '@pagewright/browser'
import { type ReactElement, type ReactNode, type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Editor, Position } from './editor/index.ts'
import { loadEditor, loadedEditor } from './load-editor.ts'
import type { Lines, Program } from './program.ts'
import { selectedIn } from './selected-in.ts'
import { useTexts } from './texts.ts'
import type { ErrorCounts } from './types/types.ts'
import type { UseProgram } from './use-program.ts'

export type CodeProps = {
  readonly state: Pick<UseProgram, 'program' | 'version' | 'isChanged' | 'latest' | 'edit'>
  /** Whether somebody else has written the program, so that it may have errors. */
  readonly isShared?: boolean
  /** The file that is shown. */
  readonly path: string
  readonly onRun: () => void
  /** Settles when what runs programs is there. With it, the editor is loaded after that, because a reader can wait longer for it. */
  readonly prepare?: () => Promise<void>
  /** Where the reader was in the block of code that stood here before. Null for the beginning. */
  readonly selected?: Position | null
  /** The program as a block of code that the page has, with colors. Null if there is none. */
  readonly block?: ReactNode
  /** The lines of the shown file from which the reader has come. */
  readonly marked?: Lines | null
  /** Called when the compiler has looked for errors. */
  readonly onErrors: (counts: ErrorCounts) => void
  /** Filled when the editor is there. */
  readonly editor: RefObject<Editor | null>
}

/** The longest that the editor waits for what runs programs, in ms. */
const patience = 2000

/** The editor. A block of code takes its place until it is loaded, and a plain field for good when it cannot be loaded. */
export function Code({
  state,
  isShared = false,
  path,
  onRun,
  prepare,
  selected = null,
  block = null,
  marked = null,
  editor,
  onErrors,
}: CodeProps): ReactElement {
  const texts = useTexts()
  const { lang } = useSite().locale
  const host = useRef<HTMLDivElement>(null)
  const still = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'loading' | 'there' | 'failed'>('loading')
  // The errors of a program that was edited before are shown at once; programs of this site have none.
  const mayHaveErrors = isShared || state.isChanged
  const latest = useRef({ state, path, onRun, mayHaveErrors, marked })
  latest.current = { state, path, onRun, mayHaveErrors, marked }

  useLayoutEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      let code = loadedEditor()
      const isAtOnce = code !== null
      const top = still.current === null ? 0 : scrollToStart(still.current, selected)
      if (code === null && prepare !== undefined) await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, patience))])
      if (isGone) return
      code ??= await loadEditor()
      if (isGone || host.current === null) return
      const where = isAtOnce || still.current === null ? selected : selectedIn(still.current)
      const hasScrolled = still.current !== null && still.current.scrollTop !== top
      if (still.current !== null) still.current.hidden = true
      host.current.hidden = false
      const created = code.createEditor(host.current, {
        program: latest.current.state.latest(),
        active: latest.current.path,
        label: texts.code,
        lang,
        // What is around the editor is rendered after the key press and not as a part of it.
        onChange: (next: Program) => startTransition(() => latest.current.state.edit(next)),
        onErrors,
        onRun: () => latest.current.onRun(),
      })
      editor.current = created
      created.measure()
      const { marked } = latest.current
      if (marked !== null) created.mark(marked)
      // Lines that are marked are in view, unless the reader has gone on from there.
      if (where !== null && (marked === null || where.hasFocus || hasScrolled)) created.goOn(where)
      setPhase('there')
      if (latest.current.mayHaveErrors) created.lookForErrors()
    }
    load().catch((error: unknown) => {
      console.warn('The editor could not be loaded:', error)
      setPhase('failed')
    })
    return () => {
      isGone = true
      editor.current?.dispose()
      editor.current = null
    }
  }, [editor, lang, texts.code, prepare, onErrors, selected])

  const { version, program } = state
  const shownVersion = useRef(version)
  useEffect(() => {
    if (shownVersion.current === version) return
    shownVersion.current = version
    editor.current?.setProgram(program)
    editor.current?.open(path)
    editor.current?.mark(latest.current.marked)
    if (latest.current.mayHaveErrors) editor.current?.lookForErrors()
  }, [version, program, path, editor])

  const text = program.files.find((file) => file.path === path)?.text ?? ''
  const edit = (next: string): void =>
    state.edit({ ...program, files: program.files.map((file) => (file.path === path ? { path, text: next } : file)) })
  return (
    <>
      {phase === 'loading' && (
        <div ref={still} className="split">
          {block ?? <PlainBlock text={text} marked={marked} />}
        </div>
      )}
      {phase === 'failed' && (
        <>
          <p className="hint" role="status">
            {texts.editorFailed}
          </p>
          <textarea
            className="plain-code"
            rows={text.split('\n').length}
            aria-label={formatMessage(texts.codeOf, { path })}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={({ currentTarget }) => edit(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              onRun()
            }}
          />
        </>
      )}
      <div ref={host} className="editor" hidden={phase !== 'there'} />
    </>
  )
}

/** The text of a file as a block of code, without colors. The parts around the text are those of other blocks, and hidden. */
function PlainBlock({ text, marked }: { readonly text: string; readonly marked: Lines | null }): ReactElement {
  const isMarked = (line: number): boolean => marked !== null && line >= marked.from && line <= marked.to
  return (
    <figure className="code" data-lines="">
      <figcaption />
      <pre>
        <code>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are alike
            <span key={index} className={isMarked(index + 1) ? 'l hl' : 'l'}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
      <div className="code-tools" />
    </figure>
  )
}

/** Scrolls a block to its marked lines, with a bit of what is above them, or to where the reader was. Returns how far, in CSS pixels. */
function scrollToStart(block: HTMLElement, selected: Position | null): number {
  const mark = block.querySelector('.hl')
  const first = mark ?? (selected && block.querySelectorAll('.l')[selected.line - 1])
  const hidden = mark === null ? (selected?.hidden ?? 0) : -24
  if (first) block.scrollTop += first.getBoundingClientRect().top - block.getBoundingClientRect().top + hidden
  return block.scrollTop
}
