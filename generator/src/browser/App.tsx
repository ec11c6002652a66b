import { type ReactElement, useLayoutEffect, useState } from 'react'
import type { Theme } from '../theme/define-theme.ts'
import { Root } from '../theme/Root.tsx'
import { Loading } from './Loading.tsx'
import type { Screen, View } from './screen.ts'

export type AppProps = { readonly theme: Theme; readonly screen: Screen }

/** The tree of the document, hydrated: holds the current view. A new one is rendered aside while the old one stays usable. */
export function App({ theme, screen }: AppProps): ReactElement {
  const [view, setView] = useState(screen.current)
  useLayoutEffect(() => screen.connect(setView), [screen])
  useLayoutEffect(() => screen.committed(view), [screen, view])
  return (
    <Root theme={theme} page={view.page} site={view.site} sidebar={view.sidebar}>
      <Place theme={theme} view={view} />
    </Root>
  )
}

function Place({ theme, view }: { readonly theme: Theme; readonly view: View }): ReactElement {
  const { page, site, sidebar, place, Page } = view
  if (place.type === 'loading') return <Loading spinner={theme.loading} site={site} />
  if (place.type === 'failed') {
    return <theme.failed site={site} message={place.message} href={place.href} retry={place.retry} />
  }
  return <Page key={page.path} page={page} site={site} sidebar={sidebar} />
}
