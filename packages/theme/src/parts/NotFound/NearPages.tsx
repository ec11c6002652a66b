import { createJsonStore, Link, localeOf, type SiteData } from '@pagewright/browser'
import type { PageName } from '@pagewright/search'
import type { ReactNode } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import ruled from '../Ruled/Ruled.module.css'
import { nearPages } from './near-pages.ts'
import { toQuery } from './to-query.ts'
import { useFound } from './use-found.ts'

/** Links to the pages that the address may have meant. Without a network, or if there are none, its children are shown. */
export function NearPages({ site, children }: { readonly site: SiteData; readonly children: ReactNode }): ReactNode {
  const texts = useTexts()
  const pages = useFound(site, findNear)
  if (pages.length === 0) return children
  return (
    <div role="status">
      <h2>{texts['notFound.near']}</h2>
      <ul className={ruled.list}>
        {pages.map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <br />
            <small>{path}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A word with fewer letters is like too many others: `nope` is no misspelled `node`. */
const shortWord = 5
/** A word that so few pages have tells enough, wherever it stands. */
const few = 12

/**
 * Loads the search, to which the page leads, for its list of pages and its measure of what is similar. Where no address is similar, the
 * pages are those that have all words of the last segment: in a heading, unless few pages have them at all.
 */
async function findNear(site: SiteData, signal: AbortSignal): Promise<readonly PageName[]> {
  const path = `/${location.pathname.slice(site.mount.length)}`
  const { distances, openSearch } = await import('../Search/SearchDialog.tsx')
  const search = openSearch(localeOf(path, site.locales), site, createJsonStore())
  const near = nearPages(path, await search.pages(), distances)
  if (near.length > 0) return near
  const found = await search.find(toQuery(path), { most: 3, signal })
  if (found.isPartial || found.corrections.some(({ typed }) => typed.length < shortWord)) return []
  return found.hits
    .filter(({ spots }) => found.total <= few || spots.some(({ heading }) => heading.some(({ isMarked }) => isMarked)))
    .map(({ path: to, title }) => [to, title])
}
