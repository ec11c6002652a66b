import { adoptStyles, type IslandProps } from '@pagewright/browser'
import { type ReactElement, useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { islands } from '../islands.ts'
import type { Position } from './editor/index.ts'
import { exampleRequests, firstExample } from './examples.ts'
import { loadEditor } from './load-editor.ts'
import { JsonText } from './panels/JsonText.tsx'
import { indent } from './panels/Response.tsx'
import styles from './playground.css?inline'
import { selectedIn } from './selected-in.ts'
import { useTexts } from './texts.ts'
import { Workbench } from './Workbench.tsx'

/**
 * A program that readers change and run. Until its code is there, and without script, the page shows the text inside it: the program
 * as a block of code, and beside it what was recorded of it.
 */
export default function Playground({ children }: IslandProps<typeof islands.playground>): ReactElement {
  const texts = useTexts()
  const [isReady, setReady] = useState(false)
  const [runsAtOnce, setRunsAtOnce] = useState(false)
  const [isWanted, setWanted] = useState(false)
  useInsertionEffect(() => adoptStyles(styles), [])
  const section = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState<Position | null>(null)
  const [hasFocus, setFocus] = useState(false)
  const begin = useCallback((): void => {
    // Before the editor came, the reader has pressed Run, or has left.
    if (section.current === null || !isWaiting(section.current)) return
    setFocus(document.activeElement?.closest('.actions')?.parentElement === section.current)
    const code = section.current.querySelector('pre')
    // With a hash, the block shows another program than the one that comes.
    setSelected(location.hash === '' && code ? selectedIn(code) : null)
    setReady(true)
  }, [])
  useLayoutEffect(() => {
    // The block shows another program than the address.
    if (location.hash !== '') return begin()
    // If the reader has pressed Run already, that press is repeated first, and the program runs before the editor is loaded.
    const timer = setTimeout(() => {
      if (isWaiting(section.current)) loadEditor().then(begin, begin)
    })
    return () => clearTimeout(timer)
  }, [begin])
  return (
    <section ref={section} className="playground" aria-label={texts.label}>
      {isReady ? (
        <Workbench runsAtOnce={runsAtOnce} selected={selected} hasFocus={hasFocus} block={children} />
      ) : (
        <>
          <ul className="actions" data-needs-script="">
            <li>
              <button
                type="button"
                data-action="run"
                onClick={() => {
                  begin()
                  setRunsAtOnce(true)
                }}
              >
                {texts.run}
              </button>
            </li>
            {isWanted && (
              <li>
                <span role="status">{texts.loadingEditor}</span>
              </li>
            )}
          </ul>
          <noscript>
            <p>{texts.needsScript}</p>
          </noscript>
          {/* What is typed into it, as if the editor were there, is no shortcut of the site. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only says that the editor will come */}
          <div
            className="split"
            data-action="edit"
            tabIndex={-1}
            onClick={() => setWanted(true)}
            onKeyDown={(event) => event.stopPropagation()}
          >
            {children}
            <Recorded />
          </div>
        </>
      )}
    </section>
  )
}

/** Whether the page still shows its block of code: the reader has neither pressed Run nor left. */
function isWaiting(section: HTMLElement | null): boolean {
  return section?.querySelector('.actions') != null
}

/** The first request to the first example, and what it was answered in Node.js. */
function Recorded(): ReactElement | null {
  const texts = useTexts()
  const [request] = exampleRequests(firstExample)
  if (request?.answer === undefined) return null
  const { method, url, answer } = request
  const pretty = indent(answer.body)
  const body = pretty === null ? answer.body.split('\n') : pretty.split('\n').map((line) => <JsonText key={line} text={line} />)
  return (
    <figure className="code" data-result="">
      <figcaption>
        {method} {url}
      </figcaption>
      <pre>
        <code>
          {[`${answer.status} · ${texts.recorded}`, ...body].map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are alike
            <span key={index} className="l">
              {line}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <div className="code-tools" />
    </figure>
  )
}
