import type { IslandProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import type { islands } from '../../islands.ts'
import { Schemas } from '../../playground/panels/Schemas.tsx'
import type { Program } from '../../playground/program.ts'
import { useTexts } from '../../playground/texts.ts'
import { useRuns } from '../../playground/use-runs.ts'
import hotel from '../../samples/schema-validation/src/hotel.ts?raw'
import { InlinePanel } from './InlinePanel.tsx'

/** The files that can be named, which the page shows as well. */
const programs: Readonly<Record<IslandProps<typeof islands.schema>['of'], Program>> = {
  hotel: { entry: 'src/hotel.ts', files: [{ path: 'src/hotel.ts', text: hotel }] },
}

/** Checks values against the schemas of a file. Farrow is loaded when somebody does. */
export default function Schema({ of, first }: IslandProps<typeof islands.schema>): ReactElement {
  const texts = useTexts()
  return (
    <InlinePanel label={texts.tabs.schemas} growth={44}>
      <Schemas program={programs[of]} runs={useRuns()} first={first} />
    </InlinePanel>
  )
}
