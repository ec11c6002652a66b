import { Activity, memo, type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SiteContext } from '../api/site-context.ts'
import type { LoadedPage } from '../page-data/page-loader.ts'

export type SwappedPagesProps = {
  readonly shown: LoadedPage | null
  /** The page that will probably be shown next. React renders it when the browser is idle, and reports its errors once it is shown. */
  readonly ahead: LoadedPage | null
}

/**
 * The pages that take the place of the document's own one. Each is rendered into an element of its own, which is in the
 * document only while the page is shown: the headings and ids of the page ahead must not be found there twice.
 */
export function SwappedPages({ shown, ahead }: SwappedPagesProps): ReactElement[] {
  const pages = [shown, ahead].filter((loaded) => loaded !== null)
  return pages.map((loaded) => <SwappedPage key={loaded.page.path} loaded={loaded} isShown={loaded.page === shown?.page} />)
}

function SwappedPage({ loaded: { page, site, sidebar, Page }, isShown }: { loaded: LoadedPage; isShown: boolean }): ReactElement {
  const [element] = useState(() => document.createElement('div'))
  const anchor = useRef<HTMLTemplateElement>(null)
  return (
    <>
      <template ref={anchor} />
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Contents element={element} anchor={anchor} page={page} site={site} sidebar={sidebar} Page={Page} />
      </Activity>
    </>
  )
}

type Target = { readonly element: HTMLElement; readonly anchor: RefObject<HTMLElement | null> }

// The memo keeps React from rendering a page a second time when it is shown after it was rendered ahead.
const Contents = memo(
  ({ page, site, sidebar, Page, element, anchor }: LoadedPage & Target): ReactElement => (
    <>
      {/* Stands before the page, so that the page's own effects find it in the document. */}
      <Insertion element={element} anchor={anchor} />
      {createPortal(
        <SiteContext.Provider value={site}>
          <Page page={page} site={site} sidebar={sidebar} />
        </SiteContext.Provider>,
        element,
      )}
    </>
  ),
)

/** Puts the element into the document while the surrounding activity is visible; a hidden one runs no effects. */
function Insertion({ element, anchor }: Target): null {
  useLayoutEffect(() => {
    anchor.current?.before(element)
    return () => element.remove()
  }, [element, anchor])
  return null
}
