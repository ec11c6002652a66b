import { formatMessage } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { exampleNames, isExample } from './example-names.ts'
import { sampleHash } from './hash.ts'
import { useTexts } from './texts.ts'
import type { TriedPage } from './tried-page.ts'

export type ExampleSelectProps = {
  /** Where the program comes from: the name of an example or of a sample, or the hash of a shared program. */
  readonly origin: string
  /** The file of a sample that is shown first. */
  readonly shown: string | undefined
  /** The page from which the reader has come to a sample. */
  readonly tried: TriedPage | null | undefined
}

/** The list of the examples. A program that is none of them is its first row. */
export function ExampleSelect({ origin, shown, tried }: ExampleSelectProps): ReactElement {
  const texts = useTexts()
  const own = origin.startsWith('#')
    ? texts.sharedProgram
    : tried
      ? formatMessage(texts.sampleOf, { page: tried.title, file: shown ?? '' })
      : shown
  return (
    <select
      className="examples"
      aria-label={texts.examples}
      value={origin}
      // Each choice is an entry in the history, so Back leads to the example before.
      onChange={({ currentTarget }) => {
        location.hash = sampleHash(currentTarget.value)
      }}
    >
      {!isExample(origin) && <option value={origin}>{own}</option>}
      {exampleNames.map((name) => (
        <option key={name} value={name}>
          {texts.example[name]}
        </option>
      ))}
    </select>
  )
}
