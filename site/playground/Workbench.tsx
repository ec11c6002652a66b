import { formatMessage } from '@pagewright/browser'
import { type ReactElement, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CodePane } from './CodePane.tsx'
import { Divider } from './Divider.tsx'
import { ExampleSelect } from './ExampleSelect.tsx'
import type { Editor, Position } from './editor/index.ts'
import { isExample } from './example-names.ts'
import { firstExample } from './examples.ts'
import { FileTools } from './FileTools.tsx'
import { sampleIn } from './hash.ts'
import type { Draft, Place, Program } from './program.ts'
import { Results } from './Results.tsx'
import { Toolbar, type View } from './Toolbar.tsx'
import { useTexts } from './texts.ts'
import { type UseProgram, useProgram } from './use-program.ts'
import { useRuns } from './use-runs.ts'
import { goBack, useTriedPage } from './use-tried-page.ts'

export type WorkbenchProps = {
  /** Whether the reader has asked to run the program already. */
  readonly runsAtOnce: boolean
  /** What the reader had selected in the block of code that stood here before. */
  readonly selected: Position | null
  /** Whether the focus was on the button "Run" that stood here before. */
  readonly hasFocus: boolean
  /** The first example as a block of code, which stays until the editor is there. */
  readonly block: ReactNode
}

/** The code on one side, what it does on the other. On narrow screens one of them is shown at a time. */
export function Workbench({ runsAtOnce, selected, hasFocus, block }: WorkbenchProps): ReactElement | null {
  const texts = useTexts()
  const state = useProgram()
  const runs = useRuns()
  const editor = useRef<Editor | null>(null)
  const [view, setView] = useState<View>('code')
  const [chosen, setChosen] = useState<{ readonly of: number; readonly path: string } | null>(null)
  const [message, setMessage] = useState('')
  const toShare = useRef<Draft | null>(null)
  const panes = useRef<HTMLDivElement>(null)

  const program = state?.program ?? null
  const { run: start } = runs
  const latest = state?.latest
  const run = useCallback((): void => {
    if (latest === undefined) return
    editor.current?.clearProblems()
    setMessage('')
    setView('result')
    // The state says that it failed.
    start(latest()).catch(() => {})
  }, [latest, start])

  // A sample of a page, which comes by "Try it", runs at once; on narrow screens its code stays in view. A program in the address may be
  // anybody's, and waits for the reader.
  const [isTried] = useState(() => sampleIn(location.hash) !== null)
  const isOwn = state !== null && state.problem === null && !state.origin.key.startsWith('#')
  const hasRun = useRef(false)
  useLayoutEffect(() => {
    if (hasRun.current || program === null || !(runsAtOnce || (isTried && isOwn))) return
    hasRun.current = true
    if (runsAtOnce) run()
    else start(program).catch(() => {})
  }, [runsAtOnce, isTried, isOwn, program, run, start])

  // What is said about one program would be misleading beside another.
  const shownProgram = useRef(state)
  const { clear } = runs
  useLayoutEffect(() => {
    const before = shownProgram.current
    shownProgram.current = state
    if (before === null || before.version === state?.version) return
    clear()
    setView('code')
    // The same program that is reset says so.
    if (before.origin.key !== state?.origin.key) setMessage('')
  }, [state, clear])

  const [errors, setErrors] = useState(0)
  // On narrow screens a sample runs while its code is in view.
  const [seenRuns, setSeenRuns] = useState(0)
  if (view === 'result' && seenRuns !== runs.asked) setSeenRuns(runs.asked)

  // The editor underlines what the console shows.
  useEffect(() => {
    for (const { event } of runs.lines) {
      if (event.kind === 'error' && event.place !== undefined) editor.current?.showProblem({ ...event.place, message: event.message })
    }
  }, [runs.lines])

  // On a narrow screen, code and result take each other's place, which may be outside of the window.
  const showPanes = (): void => {
    requestAnimationFrame(() => {
      if ([...(panes.current?.children ?? [])].some((pane) => !pane.checkVisibility())) panes.current?.scrollIntoView()
    })
  }
  const runAndShow = (): void => {
    run()
    showPanes()
  }
  const chooseView = (next: View): void => {
    setView(next)
    showPanes()
  }

  const tried = useTriedPage(state?.origin.key ?? '')

  if (state === null || program === null) return null
  const { key, shown } = state.origin
  const active = chosen?.of === state.version ? chosen.path : shown
  const path = program.files.find((one) => one.path === active)?.path ?? program.entry
  const open = (next: string): void => {
    setChosen({ of: state.version, path: next })
    editor.current?.open(next)
  }
  const goTo = (place: Place): void => {
    open(place.path)
    setView('code')
    // When the pane has been shown.
    requestAnimationFrame(() => editor.current?.goTo(place))
  }
  // A message about the program is no longer true after an edit.
  const edit = (next: Program): void => {
    setMessage('')
    state.edit(next)
  }
  return (
    <div className="bench" data-view={view}>
      {state.problem !== null && (
        <p className="notice" role="alert">
          {texts.hashProblem[state.problem]}
        </p>
      )}
      <Toolbar
        state={state}
        hasFocus={hasFocus}
        toShare={toShare}
        run={runAndShow}
        view={view}
        isNew={seenRuns !== runs.asked && runs.status !== 'idle' && runs.status !== 'starting'}
        errors={errors}
        runs={runs}
        onView={chooseView}
        onMessage={setMessage}
      >
        <ExampleSelect origin={key} shown={shown} tried={tried} />
      </Toolbar>
      <p className="message" role="status">
        {message}
      </p>
      {state.isChanged && message === '' && <p className="hint kept">{state.isKept ? texts.changed : texts.notKept}</p>}
      {tried !== null && (
        <p className="hint back">
          {tried && (
            <a href={tried.address} onClick={goBack}>
              {formatMessage(texts.backTo, { page: tried.title })}
            </a>
          )}
        </p>
      )}
      <div ref={panes} className="panes">
        <CodePane
          state={{ ...state, edit }}
          isShared={key.startsWith('#')}
          path={path}
          lines={runs.program === program ? runs.lines : []}
          onOpen={open}
          onErrorCount={setErrors}
          onRun={runAndShow}
          prepare={runs.prepare}
          selected={selected}
          block={key === firstExample && !state.isChanged ? block : null}
          marked={path === (shown ?? program.entry) ? state.shownLines : null}
          tools={<FileTools key={state.version} state={state} path={path} editor={editor} onOpen={open} onMessage={setMessage} />}
          editor={editor}
        />
        <Divider panes={panes} />
        <Results
          key={state.version}
          origin={key}
          urls={state.origin.requests}
          shared={state.origin.request}
          toShare={toShare}
          seen={isExample(key) ? '' : seenOf(state.origin)}
          isChanged={state.isChanged}
          program={program}
          runs={runs}
          onGoTo={goTo}
        />
      </div>
    </div>
  )
}

/** The code that a page has shown of a sample. Empty for a shared program. */
function seenOf({ program, shown, lines }: UseProgram['origin']): string {
  const text = program.files.find(({ path }) => path === shown)?.text ?? ''
  if (lines === null) return text
  return text
    .split('\n')
    .slice(lines.from - 1, lines.to)
    .join('\n')
}
