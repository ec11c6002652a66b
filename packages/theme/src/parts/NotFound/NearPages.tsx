import { createJsonStore, Link, type SiteData, shownEvent } from '@pagewright/browser'
import type { PageName } from '@pagewright/search'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { nearPages } from './near-pages.ts'

/** Links to the pages with the most similar addresses. Without a network, or if no address is similar, its children are shown. */
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
      <ul>
        {pages.map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <small>{path}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Loads the search, to which the page leads, for its list of pages and its measure of what is similar. */
async function findNear(path: string, site: SiteData): Promise<readonly PageName[]> {
  const { distances, readPageNames } = await import('../Search/SearchDialog.tsx')
  return nearPages(path, await readPageNames(path, { site, load: createJsonStore().load }), distances)
}
