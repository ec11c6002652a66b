import { Activity, memo, type ReactElement, type RefCallback, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { SiteContext } from '../theme/site-context.ts'
import type { LoadedPage } from './complete-page.ts'

export type LaterPagesProps = {
  readonly shown: LoadedPage | null
  /** A page that is likely to be shown next: rendered when the browser has nothing else to do. What it throws counts when it is shown. */
  readonly ahead: LoadedPage | null
}

/**
 * Pages that came after the document's own. Each is rendered into an element of its own, which is in the document while the
 * page is shown, so that the headings and ids of one that is rendered ahead are not.
 */
export function LaterPages({ shown, ahead }: LaterPagesProps): ReactElement[] {
  const pages = [shown, ahead].filter((loaded) => loaded !== null)
  return pages.map(({ page, site, sidebar, Page }) => (
    <Activity key={page.path} mode={page === shown?.page ? 'visible' : 'hidden'}>
      <LaterPage page={page} site={site} sidebar={sidebar} Page={Page} />
    </Activity>
  ))
}

// One that was rendered ahead is not rendered anew to be shown.
const LaterPage = memo(({ page, site, sidebar, Page }: LoadedPage): ReactElement => {
  const [element] = useState(() => document.createElement('div'))
  const place: RefCallback<HTMLElement> = useCallback(
    (anchor) => {
      anchor?.before(element)
      return () => element.remove()
    },
    [element],
  )
  return (
    <>
      {/* Comes before the page, whose own effects then find it in the document. A hidden activity calls no refs. */}
      <template ref={place} />
      {createPortal(
        <SiteContext.Provider value={site}>
          <Page page={page} site={site} sidebar={sidebar} />
        </SiteContext.Provider>,
        element,
      )}
    </>
  )
})
