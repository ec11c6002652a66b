import type { SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import type { Found } from './create-finder.ts'

export type SearchPartsProps = {
  readonly site: SiteData
  readonly found: Found | undefined
  /** Label of the chosen part; undefined for all. */
  readonly chosen: string | undefined
  readonly onChoose: (part: string | undefined) => void
}

/** Buttons that limit the results to one part of the site. Shown when there is something to choose. */
export function SearchParts({ site, found, chosen, onChoose }: SearchPartsProps): ReactElement | null {
  const texts = useTexts()
  if (found === undefined || (chosen === undefined && found.parts.length < 2)) return null
  // In the order of the links in the header. Parts that have no link there come last.
  const links = site.navbar.map(({ label }) => label)
  const placeOf = ({ label }: { readonly label: string }): number => (links.includes(label) ? links.indexOf(label) : links.length)
  const parts = [...found.parts].sort((a, b) => placeOf(a) - placeOf(b))
  return (
    <fieldset className="search-parts" aria-label={texts['search.parts']}>
      {[{ label: undefined, total: found.everywhere }, ...parts].map(({ label, total }) => (
        <button key={label ?? ''} type="button" aria-pressed={label === chosen} onClick={() => onChoose(label)}>
          {label ?? texts['search.all']} <span>{total}</span>
        </button>
      ))}
    </fieldset>
  )
}
