import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { isExample } from './example-names.ts'
import { Console } from './panels/Console.tsx'
import { LatePanel, loadPanels } from './panels/LatePanel.tsx'
import { Requests } from './panels/Requests.tsx'
import type { Draft, Place, Program } from './program.ts'
import { Tabs } from './Tabs.tsx'
import { useTexts } from './texts.ts'
import type { Runs } from './use-runs.ts'

export type ResultsProps = {
  /** Where the program comes from: the name of an example, or a hash. */
  readonly origin: string
  /** The code from which the reader has come. Empty for one who came another way. */
  readonly seen?: string
  /** Whether the reader has changed the program. */
  readonly isChanged?: boolean
  readonly program: Program
  readonly runs: Runs
  readonly onGoTo: (place: Place) => void
  /** Requests to try, the one that came with the address, and where to put the one to share: see `RequestsProps`. */
  readonly urls?: readonly string[] | undefined
  readonly shared?: Draft | null
  readonly toShare?: RefObject<Draft | null>
  /** Whether there is room for output and requests only. */
  readonly isSmall?: boolean
}

/** Whether a program is likely to start a server. It is known for sure when it has run. */
function seemsToListen({ files }: Program): boolean {
  return files.some(({ text }) => /\blisten\(/.test(text))
}

/** What the program does, in panels. */
export function Results(props: ResultsProps): ReactElement {
  const { origin, isChanged = false, seen = '', program, runs, onGoTo, isSmall = false } = props
  const texts = useTexts()
  // Of a shared program, the console says that nothing of it has been run.
  const [active, setActive] = useState(
    isSmall || isExample(origin) || (!origin.startsWith('#') && seemsToListen(program)) ? 'requests' : 'console',
  )
  const errors = runs.lines.filter(({ event }) => event.kind === 'error').length
  const printedErrors = runs.lines.filter(({ event }) => event.kind === 'console' && event.level === 'error').length

  // When the first server starts, the requests are shown, unless the reader has turned to a panel. After that only what goes wrong is shown.
  const shown = useRef(runs.status)
  const isChosen = useRef(false)
  useEffect(() => {
    const before = shown.current
    shown.current = runs.status
    if (before === runs.status) return
    if (runs.status === 'failed' || runs.status === 'stopped' || errors > 0) setActive('console')
    // A program that does not listen takes no requests, so its output is shown, from the start where that is likely.
    else if (runs.status === 'running' || runs.status === 'done' || (runs.status === 'starting' && !seemsToListen(program)))
      setActive((now) => (now === 'requests' ? 'console' : now))
    else if (runs.status === 'listening' && !isChosen.current) {
      isChosen.current = true
      setActive((now) => (now === 'console' ? 'requests' : now))
    }
  }, [runs.status, errors, program])

  // When there is a result, so that the others are there when the reader turns to them, also without a network.
  const hasResult = runs.status === 'listening' || runs.status === 'running' || runs.status === 'done'
  useEffect(() => {
    if (hasResult && !isSmall) loadPanels().catch(() => {})
  }, [hasResult, isSmall])

  const tabs = [
    {
      id: 'console',
      label: texts.tabs.console,
      errors: errors + printedErrors,
      panel: <Console isForeign={origin.startsWith('#')} program={program} runs={runs} onGoTo={onGoTo} />,
    },
    {
      id: 'requests',
      label: texts.tabs.requests,
      panel: <Requests {...props} seen={seen} isChanged={isChanged} isSmall={isSmall} />,
    },
    {
      id: 'schemas',
      label: texts.tabs.schemas,
      panel: <LatePanel>{({ Schemas }) => <Schemas program={program} runs={runs} onGoTo={onGoTo} />}</LatePanel>,
    },
    { id: 'pattern', label: texts.tabs.pattern, panel: <LatePanel>{({ PatternPanel }) => <PatternPanel runs={runs} />}</LatePanel> },
  ]
  const choose = (id: string): void => {
    isChosen.current = true
    setActive(id)
  }
  return (
    <section className="result-pane" aria-label={texts.result}>
      <Tabs label={texts.result} tabs={isSmall ? tabs.slice(0, 2) : tabs} active={active} onSelect={choose} />
    </section>
  )
}
