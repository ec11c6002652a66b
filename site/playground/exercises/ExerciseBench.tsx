import { Link, useSite } from '@pagewright/browser'
import { type ReactElement, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../theme/islands/adopt-styles.ts'
import { CodePane } from '../CodePane.tsx'
import type { Editor } from '../editor/index.ts'
import { encodeProgram } from '../hash.ts'
import { Console } from '../panels/Console.tsx'
import styles from '../playground.css?inline'
import type { Place, Program } from '../program.ts'
import { useRuns } from '../use-runs.ts'
import { CheckResults } from './CheckResults.tsx'
import { type Checked, checkProgram } from './check-program.ts'
import type { ExerciseId } from './exercise-pages.ts'
import { markSolved } from './mark-solved.ts'
import { readExercise } from './read-exercise.ts'
import { keepSolved } from './solved.ts'
import { useTexts } from './texts.ts'
import { useAttempt } from './use-attempt.ts'

type Result = { readonly program: Program; readonly checked: readonly Checked[] }

/** The program of an exercise in an editor, and what the checks say about it. */
export function ExerciseBench({ id }: { readonly id: ExerciseId }): ReactElement {
  const texts = useTexts()
  const [{ checks, start }] = useState(() => readExercise(id))
  const attempt = useAttempt({ id, start })
  const runs = useRuns()
  const editor = useRef<Editor | null>(null)
  const [path, setPath] = useState(start.entry)
  const [result, setResult] = useState<Result | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [message, setMessage] = useState('')
  const bench = useRef<HTMLDivElement>(null)
  useInsertionEffect(() => adoptStyles(styles), [])

  // The button that the reader has pressed is gone. Without this, the Tab key would go on from the top of the page.
  useEffect(() => bench.current?.focus({ preventScroll: true }), [])

  const { program, latest } = attempt
  const { run, getRunner } = runs
  const turn = useRef(0)
  const check = async (): Promise<void> => {
    const own = ++turn.current
    const checkedProgram = latest()
    editor.current?.clearProblems()
    setMessage('')
    setChecking(true)
    try {
      await run(checkedProgram)
      const runner = await getRunner()
      const checked = await checkProgram(checks, (request) => runner.request(request))
      if (own !== turn.current) return
      setResult({ program: checkedProgram, checked })
      if (checked.every(({ passed }) => passed)) {
        keepSolved(id)
        markSolved()
      }
    } catch (error) {
      console.warn('The program could not be run:', error)
      if (own === turn.current) setMessage(texts.failed)
    }
    if (own === turn.current) setChecking(false)
  }

  // The editor underlines the errors that are listed below it.
  useEffect(() => {
    for (const { event } of runs.lines) {
      if (event.kind === 'error' && event.place !== undefined) editor.current?.showProblem({ ...event.place, message: event.message })
    }
  }, [runs.lines])

  const open = (next: string): void => {
    setPath(next)
    editor.current?.open(next)
  }
  const goTo = (place: Place): void => {
    open(place.path)
    editor.current?.goTo(place)
  }
  const reset = (): void => {
    turn.current += 1
    attempt.reset()
    setPath(start.entry)
    setResult(null)
    setChecking(false)
    setMessage(texts.resetDone)
  }
  const hasErrors = runs.lines.some(({ event }) => event.kind === 'error' || event.kind === 'ended')
  return (
    <div ref={bench} className="bench" tabIndex={-1}>
      <CodePane state={attempt} path={path} lines={runs.lines} onOpen={open} onRun={check} editor={editor} />
      <div className="row">
        <button type="button" className="main" aria-keyshortcuts="Control+Enter Meta+Enter" title={texts.checkKeys} onClick={check}>
          {texts.check}
        </button>
        <button type="button" disabled={!attempt.isChanged} onClick={reset}>
          {texts.reset}
        </button>
        <PlaygroundLink program={program} />
      </div>
      <div aria-live="polite">
        {isChecking ? texts.checking : message}
        {!isChecking && result !== null && <CheckResults checked={result.checked} isStale={result.program !== program} />}
      </div>
      {runs.lines.length > 0 && (
        <details key={String(hasErrors)} open={hasErrors}>
          <summary>{texts.output}</summary>
          <Console program={program} runs={runs} onGoTo={goTo} />
        </details>
      )}
    </div>
  )
}

/** Leads to the playground with this program, which is in the address. */
function PlaygroundLink({ program }: { readonly program: Program }): ReactElement | null {
  const texts = useTexts()
  const { base } = useSite().locale
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    encodeProgram(program).then(
      (next) => isGone || setHash(next),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [program])
  // A program that is too long for an address has none.
  return hash === null ? null : <Link to={`${base}playground${hash}`}>{texts.open}</Link>
}
