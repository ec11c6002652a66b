import { type ReactElement, useLayoutEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import type { LoadedPage } from './complete-page.ts'
import { LaterPages } from './LaterPages.tsx'
import { Loading } from './Loading.tsx'
import { isPageAhead } from './later-place.ts'
import type { Screen, View } from './screen.ts'
import type { Theme } from './theme/define-theme.ts'
import { FirstPage } from './theme/FirstPage.tsx'
import { LaterStyles } from './theme/LaterStyles.tsx'
import { Root } from './theme/Root.tsx'

export type AppProps = { readonly theme: Theme; readonly screen: Screen }

/** Asked for its text only where React makes the element anew, in place of the document's own. */
const asItCame = {
  get __html(): string {
    return document.querySelector('[data-later-styles]')?.innerHTML ?? ''
  },
}
const laterStyles = <LaterStyles content={asItCame} />

/** The tree of the document, hydrated: holds the current view. */
export function App({ theme, screen }: AppProps): ReactElement {
  const [{ view, isFirst, ahead }, change] = useReducer(reduce, { view: screen.current(), isFirst: true, ahead: null })
  useLayoutEffect(() => {
    const show = (view: View): void => {
      if (isPageAhead()) flushSync(() => change({ view }))
      else change({ view })
    }
    screen.connect({ show, prepare: (ahead) => change({ ahead }) })
  }, [screen])
  useLayoutEffect(() => screen.committed(view), [screen, view])
  const { page, site, sidebar, place, Page } = view
  return (
    <Root
      theme={theme}
      page={page}
      site={site}
      sidebar={sidebar}
      laterStyles={laterStyles}
      laterPages={<LaterPages shown={place.type === 'page' && !isFirst ? view : null} ahead={ahead} />}
    >
      {isFirst ? <FirstPage Page={Page} page={page} site={site} sidebar={sidebar} /> : <Substitute theme={theme} view={view} />}
    </Root>
  )
}

/** What stands in the place of a page that is not there. */
function Substitute({ theme, view: { site, place } }: { readonly theme: Theme; readonly view: View }): ReactElement | null {
  if (place.type === 'loading') return <Loading spinner={theme.loading} site={site} />
  if (place.type === 'page') return null
  return <theme.failed site={site} message={place.message} href={place.href} retry={place.retry} />
}

type State = {
  readonly view: View
  /** The page is the one that came with the document, and has been all the time. */
  readonly isFirst: boolean
  readonly ahead: LoadedPage | null
}

function reduce(state: State, change: { readonly view: View } | { readonly ahead: LoadedPage }): State {
  if ('ahead' in change) return change.ahead.page.path === state.view.page.path ? state : { ...state, ahead: change.ahead }
  const { view } = change
  const isFirst = state.isFirst && view.place.type === 'page' && view.page.path === state.view.page.path
  return { view, isFirst, ahead: null }
}
