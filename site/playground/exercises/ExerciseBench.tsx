import { adoptStyles } from '@pagewright/browser'
import { type ReactElement, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { CodePane } from '../CodePane.tsx'
import { PlaygroundLink } from '../PlaygroundLink.tsx'
import { Console } from '../panels/Console.tsx'
import benchStyles from '../playground.css?inline'
import type { Program } from '../program.ts'
import { Status } from '../Status.tsx'
import { useAttempt } from '../use-attempt.ts'
import { useCodeView } from '../use-code-view.ts'
import { useIntoView } from '../use-into-view.ts'
import { useRuns } from '../use-runs.ts'
import { CheckResults } from './CheckResults.tsx'
import { type Checked, checkProgram, servesNothing } from './check-program.ts'
import styles from './exercise.css?inline'
import type { ExerciseId } from './exercise-pages.ts'
import { markSolved } from './mark-solved.ts'
import { readExercise } from './read-exercise.ts'
import { keepSolved } from './solved.ts'
import { useTexts } from './texts.ts'

type Result = { readonly program: Program; readonly checked: readonly Checked[] }

/** The program of an exercise in an editor, and what the checks say about it. */
export function ExerciseBench({ id }: { readonly id: ExerciseId }): ReactElement {
  const texts = useTexts()
  const [{ checks, start }] = useState(() => readExercise(id))
  const attempt = useAttempt({ origin: `exercise-${id}`, start })
  const runs = useRuns()
  const { editor, path, open, goTo } = useCodeView({ first: start.entry, lines: runs.lines })
  const [result, setResult] = useState<Result | null>(null)
  const hasErrors = runs.lines.some(({ event }) => event.kind === 'error' || event.kind === 'ended')
  const verdict = useIntoView<HTMLDivElement>(result)
  // Where no request got a response, the error below is what counts. Its lines come a little later than the result.
  const showsOutput = hasErrors && result !== null && servesNothing(result.checked)
  const output = useIntoView<HTMLDetailsElement>(showsOutput ? runs.lines : null)
  const [isChecking, setChecking] = useState(false)
  const [message, setMessage] = useState('')
  const bench = useRef<HTMLDivElement>(null)
  useInsertionEffect(() => adoptStyles(benchStyles + styles), [])

  // The button that the reader has pressed is gone. Without this, the Tab key would go on from the top of the page.
  useEffect(() => {
    bench.current?.focus({ preventScroll: true })
    // The task and the beginning of the program, which was above that button.
    bench.current?.parentElement?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])

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
      const runner = getRunner()
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

  const reset = (): void => {
    turn.current += 1
    attempt.reset()
    open(start.entry)
    setResult(null)
    setChecking(false)
    setMessage(texts.resetDone)
  }
  return (
    <div ref={bench} className="bench" tabIndex={-1}>
      <CodePane state={attempt} path={path} lines={runs.lines} onOpen={open} onRun={check} editor={editor} />
      <div className="row">
        <button type="button" className="main" aria-keyshortcuts="Control+Enter Meta+Enter" title={texts.checkKeys} onClick={check}>
          {texts.check}
        </button>
        <button type="button" aria-disabled={!attempt.isChanged} onClick={attempt.isChanged ? reset : undefined}>
          {texts.reset}
        </button>
        <PlaygroundLink program={program} />
      </div>
      <div ref={verdict} aria-live="polite">
        <Status text={isChecking ? texts.checking : message} />
        {!isChecking && result !== null && (
          <CheckResults checked={result.checked} isStale={result.program !== program} hasEnded={hasErrors} />
        )}
      </div>
      {runs.lines.length > 0 && (
        <details ref={output} key={String(hasErrors)} open={hasErrors}>
          <summary>{texts.output}</summary>
          <Console program={program} runs={runs} onGoTo={goTo} />
        </details>
      )}
    </div>
  )
}
