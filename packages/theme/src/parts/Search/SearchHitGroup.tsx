import { Link, useMessages } from '@pagewright/browser'
import type { Piece, SearchHit } from '@pagewright/search'
import type { ReactElement } from 'react'

export type SearchHitGroupProps = { readonly hit: SearchHit; readonly lang: string | undefined }

/** The hits on one page: its breadcrumbs and title, then each matching section. If the page itself is the best hit, that is its title. */
export function SearchHitGroup({ hit, lang }: SearchHitGroupProps): ReactElement {
  const texts = useMessages()
  const { path, title, trail, spots } = hit
  const labelId = `_search-page-${path}`
  const isWhole = spots[0]?.path === path
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a list of options, not of a form
    <div role="group" aria-labelledby={labelId} lang={lang} dir={lang && 'auto'}>
      <p id={labelId} className="search-group">
        {trail.map((label) => (
          <span key={label}>{label}</span>
        ))}
        <span className={isWhole ? 'visually-hidden' : 'search-page'}>{title}</span>
      </p>
      {spots.map((spot) => (
        <Link
          key={spot.path}
          to={spot.path}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          id={`_search-spot-${spot.path}`}
          className="search-option"
        >
          <span className={isWhole && spot.path === path ? 'search-title' : 'search-heading'}>
            <Marked pieces={spot.heading} />{' '}
            {spot.kind !== null && <small className="search-kind">{texts[`kind.${spot.kind}`] ?? spot.kind}</small>}
          </span>
          <span className={spot.excerpt.every(({ isCode }) => isCode) ? 'search-excerpt search-lines' : 'search-excerpt'}>
            <Marked pieces={spot.excerpt} />
          </span>
        </Link>
      ))}
    </div>
  )
}

/** A text in which the matches are marked, and code is set as code. */
function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  return (
    <>
      {pieces.map(({ text, isMarked, isCode }, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
        const marked = isMarked ? <mark key={at}>{text}</mark> : text
        return isCode ? <code key={at}>{marked}</code> : marked
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
      })}
    </>
  )
}
