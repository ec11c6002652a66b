import type { IslandProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import type { islands } from '../../islands.ts'
import { PatternPanel } from '../../playground/panels/PatternPanel.tsx'
import { useTexts } from '../../playground/texts.ts'
import { useRuns } from '../../playground/use-runs.ts'
import { LinkedStyles } from './LinkedStyles.tsx'

/** Matches a URL against a pattern, in the page that explains patterns. Farrow is loaded when somebody does. */
export default function Pattern({ pattern, url }: IslandProps<typeof islands.pattern>): ReactElement {
  const texts = useTexts()
  return (
    <>
      <LinkedStyles of="panel" />
      <section className="inline-panel" aria-label={texts.tabs.pattern} data-needs-script="">
        <PatternPanel runs={useRuns()} first={{ pattern, url }} />
      </section>
    </>
  )
}
