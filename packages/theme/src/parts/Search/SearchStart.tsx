import { Link, type SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'

export type SearchStartProps = {
  readonly site: SiteData
  readonly recent: readonly string[]
  readonly onChoose: (query: string) => void
}

/** What can be chosen while the field is empty: recent searches, or examples of queries, and the places of the footer's first column. */
export function SearchStart({ site, recent, onChoose }: SearchStartProps): ReactElement {
  const texts = useTexts()
  const isNew = recent.length === 0
  const queries = isNew ? (texts['search.examples'].match(/\S+/g) ?? []) : recent
  const groups = [
    { title: texts[isNew ? 'search.hint' : 'search.recent'], links: queries.map((label) => ({ label, to: '' })) },
    ...site.footer.slice(0, 1),
  ]
  return (
    <>
      {groups.map(({ title, links }, group) =>
        links.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a group of a list of options, not of a form
          <div key={title} role="group" aria-labelledby={`_search-start-${group}`}>
            <p id={`_search-start-${group}`} className="search-group">
              {title}
            </p>
            {links.map(({ label, to }, at) => {
              const option = {
                id: `_search-start-${group}-${at}`,
                role: 'option',
                tabIndex: -1,
                className: 'search-option',
                children: label,
              }
              return to === '' ? (
                <button key={label} type="button" {...option} onClick={() => onChoose(label)} />
              ) : (
                <Link key={label} to={to} {...option} />
              )
            })}
          </div>
        ),
      )}
    </>
  )
}
