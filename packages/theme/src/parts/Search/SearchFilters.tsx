import { type SiteData, useMessages } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import type { Filter, Found } from './create-finder.ts'

export type SearchFiltersProps = {
  readonly site: SiteData
  readonly found: Found | undefined
  readonly filter: Filter
  readonly onChoose: (filter: Filter) => void
}

const mostKinds = 6

/** Buttons that limit the results to one part of the site or to one kind of API entries. Shown when there is something to choose. */
export function SearchFilters({ site, found, filter, onChoose }: SearchFiltersProps): ReactElement | null {
  const texts = useTexts()
  const messages = useMessages()
  if (found === undefined) return null
  // In the order of the links in the header. Parts that have no link there come last.
  const links = site.navbar.map(({ label }) => label)
  const placeOf = ({ label }: { readonly label: string }): number => links.indexOf(label) + 1 || Infinity
  const parts = [...found.parts].sort((a, b) => placeOf(a) - placeOf(b))
  const chosen = filter.kind === undefined ? [] : [filter.kind]
  const kinds = [...new Set([...found.kinds.slice(0, mostKinds), ...chosen])]
  return (
    <div className="search-filters">
      {(filter.part !== undefined || parts.length > 1) && (
        <fieldset aria-label={texts['search.parts']}>
          <span aria-hidden="true">{texts['search.parts']}</span>
          {[{ label: undefined, total: found.everywhere }, ...parts].map(({ label, total }) => (
            <button
              key={label ?? ''}
              type="button"
              aria-pressed={label === filter.part}
              onClick={() => onChoose({ ...filter, part: label })}
            >
              {label ?? texts['search.all']} <span>{total}</span>
            </button>
          ))}
        </fieldset>
      )}
      {(filter.kind !== undefined || kinds.length > 1) && (
        <fieldset aria-label={texts['search.kinds']}>
          <span aria-hidden="true">{texts['search.kinds']}</span>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === filter.kind}
              onClick={() => onChoose({ ...filter, kind: kind === filter.kind ? undefined : kind })}
            >
              {messages[`kind.${kind}`] ?? kind}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
