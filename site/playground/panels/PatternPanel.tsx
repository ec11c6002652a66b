import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { fillPattern } from '../fill-pattern.ts'
import type { MatchResult } from '../runner/index.ts'
import { useTexts } from '../texts.ts'
import { useIntoView } from '../use-into-view.ts'
import type { Runs } from '../use-runs.ts'
import { firstMatches, usual } from './first-match.ts'
import { plainField } from './plain-field.ts'
import { useRecheck } from './use-recheck.ts'

export type PatternPanelProps = {
  readonly runs: Runs
  /** What the fields hold at first. */
  readonly first?: { readonly pattern: string; readonly url: string }
}

/** What was found for a pattern and a URL. */
type Matched = {
  readonly result: MatchResult | 'failed' | null
  readonly pattern: string
  readonly url: string
  /** Whether the reader has pressed the button for it. */
  readonly isAsked: boolean
}

/** Matches a URL against a pattern of Farrow's router. It needs no program. */
export function PatternPanel({ runs, first = usual }: PatternPanelProps): ReactElement {
  const texts = useTexts()
  const id = useId()
  const [pattern, setPattern] = useState(first.pattern)
  const [url, setUrl] = useState(first.url)
  const [start] = useState(() => firstMatches.find((one) => one.pattern === first.pattern && one.url === first.url)?.result ?? null)
  const [matched, setMatched] = useState<Matched>({ result: start, pattern, url, isAsked: false })
  const { result } = matched
  const status = useIntoView<HTMLDivElement>(matched.isAsked ? matched : null)
  const match = async (isAsked: boolean): Promise<void> => {
    const result = await runs
      .getRunner()
      .match({ pattern, url })
      .catch((): 'failed' => 'failed')
    setMatched({ result, pattern, url, isAsked })
  }
  const isOutdated = result !== null && (matched.pattern !== pattern || matched.url !== url)
  useRecheck(isOutdated, { typed: `${pattern} ${url}`, check: () => void match(false) })
  const ofProgram = new Set(runs.routes?.map((route) => route.url).filter((one) => one.includes('<')))
  return (
    <form
      // Outside of a dialog, it sends nothing when it is submitted before its code is there.
      method="dialog"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void match(true)
      }}
    >
      {ofProgram.size > 0 && (
        <ul className="suggestions" aria-label={texts.patterns}>
          {[...ofProgram].map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === pattern}
                onClick={() => {
                  setPattern(one)
                  setUrl(fillPattern(one))
                }}
              >
                <code>{one}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={`${id}-pattern`}>{texts.pattern}</label>
      <input id={`${id}-pattern`} value={pattern} {...plainField} onChange={({ currentTarget }) => setPattern(currentTarget.value)} />
      <label htmlFor={`${id}-url`}>{texts.url}</label>
      <input id={`${id}-url`} value={url} {...plainField} onChange={({ currentTarget }) => setUrl(currentTarget.value)} />
      <div className="row">
        <button type="submit" className="main" data-action="match">
          {texts.match}
        </button>
      </div>
      <div ref={status} role="status" data-stale={isOutdated}>
        {result !== null && <Outcome result={result} />}
      </div>
    </form>
  )
}

function Outcome({ result }: { readonly result: MatchResult | 'failed' }): ReactElement {
  const texts = useTexts()
  if (result === 'failed') return <p className="bad">{texts.status.failed}</p>
  if (!result.ok) {
    return (
      <>
        <p className="bad">{texts.noMatch}</p>
        {result.message !== '' && <pre>{result.message}</pre>}
      </>
    )
  }
  return (
    <>
      <p className="good">{texts.matches}</p>
      <p className="label">{texts.params}</p>
      <pre>{JSON.stringify(result.params ?? {}, null, 2)}</pre>
      <p className="label">{texts.query}</p>
      <pre>{JSON.stringify(result.query ?? {}, null, 2)}</pre>
    </>
  )
}
