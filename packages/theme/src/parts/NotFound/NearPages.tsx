import { createJsonStore, Link, localeOf, type SiteData, shownEvent } from '@pagewright/browser'
import type { PageName } from '@pagewright/search'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import ruled from '../Ruled/Ruled.module.css'
import { nearPages } from './near-pages.ts'
import { toQuery } from './to-query.ts'

/** Links to the pages that the address may have meant. Without a network, or if there are none, its children are shown. */
export function NearPages({ site, children }: { readonly site: SiteData; readonly children: ReactNode }): ReactNode {
  const texts = useTexts()
  const [pages, setPages] = useState<readonly PageName[]>([])
  useEffect(() => {
    let asked = ''
    // The component stays mounted between two unknown addresses.
    const look = (): void => {
      const { pathname } = location
      if (asked === pathname) return
      asked = pathname
      setPages([])
      findNear(`/${pathname.slice(site.mount.length)}`, site).then(
        (found) => asked === pathname && setPages(found),
        () => {},
      )
    }
    look()
    document.addEventListener(shownEvent, look)
    return () => {
      asked = ''
      document.removeEventListener(shownEvent, look)
    }
  }, [site])
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

/**
 * Loads the search, to which the page leads, for its list of pages and its measure of what is similar. Where no address is similar, the
 * pages are those that have all words of the last segment.
 */
async function findNear(path: string, site: SiteData): Promise<readonly PageName[]> {
  const { distances, openSearch, readPageNames } = await import('../Search/SearchDialog.tsx')
  const files = createJsonStore()
  const near = nearPages(path, await readPageNames(path, { site, load: files.load }), distances)
  if (near.length > 0) return near
  const search = openSearch(localeOf(path, site.locales), site, files)
  const { hits, isPartial } = await search.find(toQuery(path), { most: 3, signal: new AbortController().signal })
  return isPartial ? [] : hits.map(({ path: found, title }) => [found, title])
}
