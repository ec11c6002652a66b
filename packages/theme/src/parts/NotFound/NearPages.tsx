import { createJsonStore, Link, type SiteData, shownEvent } from '@pagewright/browser'
import { findNearPages, type PageName } from '@pagewright/search'
import { type ReactElement, useEffect, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import ruled from '../Ruled/Ruled.module.css'

/** Links to the pages with the most similar addresses. Shows nothing without a network, or if no address is similar. */
export function NearPages({ site }: { readonly site: SiteData }): ReactElement | null {
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
      findNearPages(`/${pathname.slice(site.mount.length)}`, { site, load: createJsonStore().load }).then(
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
  if (pages.length === 0) return null
  return (
    <section className={ruled.ruled} role="status">
      <h2>{texts['notFound.near']}</h2>
      <ul>
        {pages.map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <small>{path}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
