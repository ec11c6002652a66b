import type { IslandProps } from '@pagewright/browser'
import { type ReactElement, useInsertionEffect, useLayoutEffect, useState } from 'react'
import type { islands } from '../islands.ts'
import styles from './playground.css?inline'
import { useTexts } from './texts.ts'
import { Workbench } from './Workbench.tsx'

/**
 * A program that readers change and run. Until its code is there, and without script, the page shows the text inside it: the program
 * as a block of code.
 */
export default function Playground({ sample = 'notes', file, children }: IslandProps<typeof islands.playground>): ReactElement {
  const texts = useTexts()
  const [isReady, setReady] = useState(false)
  const [runsAtOnce, setRunsAtOnce] = useState(false)
  useInsertionEffect(adoptStyles, [])
  useLayoutEffect(() => setReady(true), [])
  return (
    <section className="playground" aria-label={texts.label}>
      {!isReady && (
        <ul className="actions" data-needs-script="">
          <li>
            <button type="button" data-action="run" onClick={() => setRunsAtOnce(true)}>
              {texts.run}
            </button>
          </li>
        </ul>
      )}
      <div hidden={isReady}>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        {children}
      </div>
      {isReady && <Workbench sample={sample} file={file} runsAtOnce={runsAtOnce} />}
    </section>
  )
}

/** The Content-Security-Policy of the site allows no style elements. */
function adoptStyles(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
