import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import type { Found } from './create-finder.ts'

export type SearchPartsProps = {
  readonly parts: Found['parts']
  /** Label of the chosen part; undefined for all. */
  readonly chosen: string | undefined
  readonly onChoose: (part: string | undefined) => void
}

/** Buttons that limit the results to one part of the site. Shown when there is something to choose. */
export function SearchParts({ parts, chosen, onChoose }: SearchPartsProps): ReactElement | null {
  const texts = useTexts()
  if (chosen === undefined && parts.length < 2) return null
  const all = parts.reduce((sum, { total }) => sum + total, 0)
  return (
    <div className="search-parts" role="group" aria-label={texts['search.parts']}>
      {[{ label: undefined, total: all }, ...parts].map(({ label, total }) => (
        <button key={label ?? ''} type="button" aria-pressed={label === chosen} onClick={() => onChoose(label)}>
          {label ?? texts['search.all']} <span>{total}</span>
        </button>
      ))}
    </div>
  )
}
