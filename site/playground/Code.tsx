import { formatMessage, useSite } from '@pagewright/browser'
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Editor, Position } from './editor/index.ts'
import { loadEditor, loadedEditor } from './load-editor.ts'
import type { Lines, Program } from './program.ts'
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
  /** Where the reader is at first. Null for the beginning. */
  readonly selected?: Position | null
  /** The program as a block of code, which is shown until the editor is there. Null if there is none. */
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

/**
 * The editor. A block of code, or else a plain field, takes its place until it is loaded, and a plain field for good when it cannot be
 * loaded. What is written there is kept.
 */
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
  const { id } = useSite().locale
  const host = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const still = useRef<HTMLDivElement>(null)
  const isComposing = useRef(false)
  const [phase, setPhase] = useState<'loading' | 'there' | 'failed'>('loading')
  // The errors of a program that was edited before are shown at once; programs of this site have none.
  const mayHaveErrors = isShared || state.isChanged
  const latest = useRef({ state, path, onRun, mayHaveErrors, marked })
  latest.current = { state, path, onRun, mayHaveErrors, marked }

  useLayoutEffect(() => {
    if (selected === null || field.current === null) return
    field.current.setSelectionRange(selected.from, selected.to)
    if (selected.hasFocus) field.current.focus({ preventScroll: true })
    field.current.scrollTop = selected.top
  }, [selected])

  // Where the editor will show them, except that long lines wrap.
  useLayoutEffect(() => {
    if (marked === null || field.current === null) return
    const { value, scrollHeight } = field.current
    field.current.scrollTop = (scrollHeight * (marked.from - 2)) / value.split('\n').length
  }, [marked])

  useLayoutEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      let code = loadedEditor()
      if (code === null && prepare !== undefined) await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, patience))])
      if (isGone) return
      code ??= await loadEditor()
      // With another field, an input method would lose the word that the reader is writing.
      while (isComposing.current) await new Promise((resolve) => setTimeout(resolve, 100))
      if (isGone || host.current === null) return
      // The editor has to be visible to get the focus, and no key may come before it has that.
      const where = field.current === null ? selected : positionIn(field.current)
      for (const before of [field.current, still.current]) if (before !== null) before.hidden = true
      host.current.hidden = false
      const created = code.createEditor(host.current, {
        program: latest.current.state.latest(),
        active: latest.current.path,
        label: texts.code,
        locale: id === 'zh-cn' ? 'zh-cn' : 'en',
        // What is around the editor is rendered after the key press and not as a part of it.
        onChange: (next: Program) => startTransition(() => latest.current.state.edit(next)),
        onErrors,
        onRun: () => latest.current.onRun(),
      })
      editor.current = created
      created.measure()
      if (where !== null) created.goOn(where)
      if (!where?.hasFocus && latest.current.marked !== null) created.mark(latest.current.marked)
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
  }, [editor, id, texts.code, prepare, onErrors, selected])

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
  const rows = text.split('\n').length
  const edit = (next: string): void =>
    state.edit({ ...program, files: program.files.map((file) => (file.path === path ? { path, text: next } : file)) })
  return (
    <>
      {phase === 'loading' && block !== null && (
        <div ref={still} className="split">
          {block}
        </div>
      )}
      {(phase === 'failed' || (phase === 'loading' && block === null)) && (
        <textarea
          ref={field}
          className="plain-code"
          rows={rows}
          style={{ '--digits': String(rows).length } as CSSProperties}
          aria-label={formatMessage(texts.codeOf, { path })}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={() => {
            isComposing.current = false
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            onRun()
          }}
        />
      )}
      {phase === 'failed' && (
        <p className="hint" role="status">
          {texts.editorFailed}
        </p>
      )}
      <div ref={host} className="editor" hidden={phase !== 'there'} />
    </>
  )
}

function positionIn(field: HTMLTextAreaElement): Position {
  const { selectionStart: from, selectionEnd: to, scrollTop: top } = field
  return { from, to, top, hasFocus: document.activeElement === field }
}
