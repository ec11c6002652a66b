import { Activity, memo, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LoadedPage } from './complete-page.ts'
import { layOutWhilePressed, putInPlace } from './later-place.ts'
import { targetOfEvent } from './prefetch.ts'
import { SiteContext } from './theme/site-context.ts'

export type LaterPagesProps = {
  readonly shown: LoadedPage | null
  /** A page that is likely to be shown next: rendered when the browser has nothing else to do. What it throws counts when it is shown. */
  readonly ahead: LoadedPage | null
}

/**
 * Pages that came after the document's own. Each is rendered into an element of its own, which is in the document while the
 * page is shown, so that the headings and ids of one that is rendered ahead are not; while its link is pressed, it is there unseen.
 */
export function LaterPages({ shown, ahead }: LaterPagesProps): ReactElement[] {
  const pages = [shown, ahead].filter((loaded) => loaded !== null)
  return pages.map((loaded) => <LaterPage key={loaded.page.path} loaded={loaded} isShown={loaded.page === shown?.page} />)
}

type LaterPageProps = { readonly loaded: LoadedPage; readonly isShown: boolean }

function LaterPage({ loaded: { page, site, sidebar, Page }, isShown }: LaterPageProps): ReactElement {
  const [element] = useState(() => document.createElement('div'))
  const anchor = useRef<HTMLTemplateElement>(null)
  useEffect(() => {
    if (isShown) return
    const press = (event: PointerEvent): void => {
      const { button, altKey, ctrlKey, metaKey, shiftKey } = event
      // Others open a tab or a menu, or save what the link leads to.
      const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
      if (isPlain && targetOfEvent(event, site)?.path === page.path) layOutWhilePressed(element, anchor.current)
    }
    addEventListener('pointerdown', press, { passive: true })
    return () => removeEventListener('pointerdown', press)
  }, [isShown, page, site, element])
  return (
    <>
      <template ref={anchor} />
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Contents element={element} anchor={anchor} page={page} site={site} sidebar={sidebar} Page={Page} />
      </Activity>
    </>
  )
}

type Place = { readonly element: HTMLElement; readonly anchor: RefObject<HTMLElement | null> }

// Those that were rendered ahead are not rendered anew to be shown.
const Contents = memo(
  ({ page, site, sidebar, Page, ...place }: LoadedPage & Place): ReactElement => (
    <>
      {/* Comes before the page, whose own effects then find it in the document. */}
      <InPlace {...place} />
      {createPortal(
        <SiteContext.Provider value={site}>
          <Page page={page} site={site} sidebar={sidebar} />
        </SiteContext.Provider>,
        place.element,
      )}
    </>
  ),
)

/** A hidden activity runs no effects. */
function InPlace({ element, anchor }: Place): null {
  useLayoutEffect(() => putInPlace(element, anchor.current), [element, anchor])
  return null
}
