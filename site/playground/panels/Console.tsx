import { formatMessage } from '@pagewright/browser'
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react'
import type { Place, Program } from '../program.ts'
import type { RunEvent } from '../runner/index.ts'
import { Status } from '../Status.tsx'
import { useTexts } from '../texts.ts'
import type { Runs } from '../use-runs.ts'
import { TroubleLink } from './TroubleLink.tsx'

export type ConsoleProps = {
  readonly program: Program
  /** Whether the program came with the address. */
  readonly isForeign?: boolean
  readonly runs: Runs
  readonly onGoTo: (place: Place) => void
}

/** What the program prints, and its uncaught errors, each with a button that leads to its line. */
export function Console({ program, isForeign = false, runs, onGoTo }: ConsoleProps): ReactElement {
  const texts = useTexts()
  const { status, lines, left } = runs
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)?.id
  // New lines come into view, unless the reader has scrolled up to older ones.
  const isAtEnd = useRef(true)
  const top = useRef(0)
  useLayoutEffect(() => {
    const { current } = list
    if (current === null || last === undefined) return
    if (isAtEnd.current) current.scrollTop = current.scrollHeight
    top.current = current.scrollTop
  }, [last])
  // Where the last line says why the program has ended, the panel also opens there. While it is hidden, its lines have no height.
  const hasReason = lines.at(-1)?.event.kind === 'error' || lines.at(-1)?.event.kind === 'ended'
  useEffect(() => {
    const { current } = list
    if (current === null || !hasReason) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [hasReason])
  const hasFailed = status === 'done' && lines.some(({ event }) => event.kind === 'error')
  const isStale = runs.program !== null && runs.program !== program
  return (
    <>
      <p className="hint" role="status">
        <Status text={hasFailed ? texts.endedByError : texts.status[status]} /> <Status text={isStale ? texts.stale : ''} />{' '}
        <Status text={isForeign && status === 'idle' ? texts.foreign : ''} />
      </p>
      {lines.some(({ event }) => event.kind === 'cut') && <p className="hint">{texts.cut}</p>}
      {left > 0 && <p className="hint">{formatMessage(texts.left, { count: left })}</p>}
      {lines.length === 0 && (status === 'done' || status === 'listening') && <p className="hint">{texts.noOutput}</p>}
      {/* A long output scrolls, also by the keys of a reader who has no mouse. */}
      <ol
        ref={list}
        className="lines"
        aria-label={texts.lines}
        tabIndex={lines.length > 0 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          // When this event of the scrolling above comes, there may already be more lines. Only a reader scrolls up.
          if (scrollTop + clientHeight > scrollHeight - 20) isAtEnd.current = true
          else if (scrollTop < top.current) isAtEnd.current = false
          top.current = scrollTop
        }}
      >
        {lines.map(({ id, event }) => (
          <ConsoleLine key={id} event={event} hasFiles={program.files.length > 1} onGoTo={onGoTo} />
        ))}
      </ol>
    </>
  )
}

type ConsoleLineProps = { readonly event: RunEvent; readonly hasFiles: boolean; readonly onGoTo: (place: Place) => void }

function ConsoleLine({ event, hasFiles, onGoTo }: ConsoleLineProps): ReactElement | null {
  const texts = useTexts()
  // That something is cut is said above all lines.
  if (event.kind === 'listening' || event.kind === 'cut') return null
  if (event.kind === 'ended') {
    return event.reason === 'time' || event.reason === 'memory' ? <Notice text={texts.ended[event.reason]} /> : null
  }
  const { place } = event
  const isError = event.kind === 'error'
  const level = isError ? 'error' : event.level
  const text = isError ? (event.stack ?? `${event.name}: ${event.message}`) : event.text
  return (
    <li data-level={level}>
      {level !== 'log' && <b className="level">{texts.level[isError ? 'uncaught' : level]}</b>}
      <pre>{text}</pre>
      <span className="ways">
        {place !== undefined && (
          <button type="button" onClick={() => onGoTo(place)}>
            {formatMessage(hasFiles ? texts.lineIn : texts.line, place)}
          </button>
        )}
        {level === 'error' && <TroubleLink message={text} />}
      </span>
    </li>
  )
}

function Notice({ text }: { readonly text: string }): ReactElement {
  return <li data-level="warn">{text}</li>
}
