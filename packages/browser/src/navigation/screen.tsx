import { Activity, memo, type ReactElement, type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import type { LoadedPage, Theme } from '../api/define-theme.ts'
import { FirstPage, Root } from '../api/Root.tsx'
import { SiteContext } from '../api/site-context.ts'

/** `loading` shows nothing at first and then a spinner, `failed` the error box; both stand where the page would be. */
export type Status =
  | { readonly type: 'page' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly message: string; readonly href: string; readonly retry: () => void }

/** Everything that the screen shows: the last page that was loaded, and whether it, a spinner or an error box is to be seen. */
export type View = LoadedPage & { readonly status: Status }

/** The React tree, for the code that decides what it shows. */
export type Screen = {
  /** Hands the document's page over to React, once. It does so in slices, so that the reader's input is answered in between. */
  readonly hydrate: () => void
  /** Resolves when the document's page is hydrated. Until then, nothing else may be shown or rendered ahead. */
  readonly ready: Promise<void>
  /** Shows a view. Resolves when it, or one that was shown after it, is in the document and not yet painted. */
  readonly show: (view: View) => Promise<void>
  /** The view that is in the document. */
  readonly current: () => View
  /** Renders a page ahead, out of sight, because it will probably be shown next. Replaces the one before it. */
  readonly renderAhead: (page: LoadedPage) => void
}

type ScreenInput = {
  readonly theme: Theme
  readonly root: HTMLElement
  readonly first: View
  /** Called when the theme's code has thrown. The document is then as it came: readable, without script. */
  readonly onCrash: () => void
}

/** Creates the screen of a document that shows its first view already. */
export function createScreen({ theme, root, first, onCrash }: ScreenInput): Screen {
  const waiting = new Map<View, () => void>()
  let shown = first
  let next: AppState = { view: first, isFirst: true, ahead: null }
  let react: ReactRoot | null = null

  const whenCommitted = (view: View): Promise<void> => new Promise((resolve) => waiting.set(view, resolve))
  const onCommit = (view: View): void => {
    shown = view
    if (!waiting.has(view)) return
    // React skips views that were replaced before it got to render them.
    for (const [earlier, resolve] of waiting) {
      waiting.delete(earlier)
      resolve()
      if (earlier === view) return
    }
  }
  const app = (): ReactElement => <App theme={theme} {...next} onCommit={onCommit} />
  const ready = whenCommitted(first)
  return {
    ready,
    current: () => shown,
    hydrate: () => {
      if (react !== null) return
      const html = root.innerHTML
      const { pathname } = location
      const onUncaughtError = (error: unknown): void => {
        reportError(error)
        onCrash()
        // React has emptied the root. The first page can be put back; any other one the browser has to load.
        if (shown === first && location.pathname === pathname) root.innerHTML = html
        else location.reload()
      }
      startTransition(() => {
        react = hydrateRoot(root, app(), { onUncaughtError })
      })
    },
    show: (view) => {
      const isFirst = next.isFirst && view.status.type === 'page' && view.page.path === next.view.page.path
      next = { view, isFirst, ahead: null }
      const committed = whenCommitted(view)
      react?.render(app())
      return committed
    },
    renderAhead: (ahead) => {
      if (ahead.page.path === next.view.page.path) return
      next = { ...next, ahead }
      react?.render(app())
    },
  }
}

type AppState = {
  readonly view: View
  /** Whether the view is the page that came with the document, and has been all the time. */
  readonly isFirst: boolean
  /** The page that will probably be shown next. React renders it when the browser is idle, and reports its errors once it is shown. */
  readonly ahead: LoadedPage | null
}

type AppProps = AppState & { readonly theme: Theme; readonly onCommit: (view: View) => void }

function App({ theme, view, isFirst, ahead, onCommit }: AppProps): ReactElement {
  useLayoutEffect(() => onCommit(view), [onCommit, view])
  const { page, site, sidebar, status, Page } = view
  const shown = status.type === 'page' && !isFirst ? view : null
  const swapped = [shown, ahead].filter((loaded) => loaded !== null)
  const pages = swapped.map((loaded) => <SwappedPage key={loaded.page.path} loaded={loaded} isShown={loaded.page === shown?.page} />)
  // What stands in the page's place as long as no swapped page does.
  let inPlace: ReactElement | null = null
  if (isFirst) inPlace = <FirstPage Page={Page} page={page} site={site} sidebar={sidebar} />
  else if (status.type === 'loading') inPlace = <Loading spinner={theme.loading} site={site} />
  else if (status.type === 'failed') inPlace = <theme.failed site={site} message={status.message} href={status.href} retry={status.retry} />
  return (
    <Root theme={theme} page={page} site={site} sidebar={sidebar} swappedPages={pages}>
      {inPlace}
    </Root>
  )
}

/**
 * A page that takes the place of the document's own one. It is rendered into an element of its own, which is in the document only
 * while the page is shown: the headings and ids of a page ahead must not be found there twice.
 */
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

/** The theme's spinner, after 200 ms, because most pages arrive sooner. */
function Loading({ spinner: Spinner, site }: { readonly spinner: Theme['loading']; readonly site: View['site'] }): ReactElement | null {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setVisible, 200, true)
    return () => clearTimeout(timer)
  }, [])
  return isVisible ? <Spinner site={site} /> : null
}
