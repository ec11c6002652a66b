import type { IslandProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import type { islands } from '../../islands.ts'
import { PatternPanel } from '../../playground/panels/PatternPanel.tsx'
import { useTexts } from '../../playground/texts.ts'
import { useRuns } from '../../playground/use-runs.ts'
import { InlinePanel } from './InlinePanel.tsx'

/** Matches a URL against a pattern, in the page that explains patterns. Farrow is loaded when somebody does. */
export default function Pattern({ pattern, url }: IslandProps<typeof islands.pattern>): ReactElement {
  const texts = useTexts()
  return (
    <InlinePanel label={texts.tabs.pattern} growth={60}>
      <PatternPanel runs={useRuns()} first={{ pattern, url }} />
    </InlinePanel>
  )
}
