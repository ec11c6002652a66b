import type { PageData, Sidebar, SiteData } from '@pagewright/model'
import type { ReactElement, ReactNode } from 'react'
import type { Theme } from './define-theme.ts'
import { SiteContext } from './site-context.ts'

export type RootProps = {
  readonly theme: Pick<Theme, 'shell'>
  readonly page: PageData
  readonly site: SiteData
  readonly sidebar: Sidebar | null
  readonly laterStyles: ReactNode
  readonly children: ReactNode
  /** Pages that came after the document's own. Left out where it is rendered: React counts the place, so it is there in both. */
  readonly laterPages?: ReactNode
}

/** The tree that is rendered at build time and hydrated in the browser: one and the same. */
export function Root({ theme, page, site, sidebar, laterStyles, children, laterPages }: RootProps): ReactElement {
  const Shell = theme.shell
  return (
    <SiteContext.Provider value={site}>
      <Shell page={page} site={site} sidebar={sidebar} laterStyles={laterStyles}>
        {children}
        {laterPages}
      </Shell>
    </SiteContext.Provider>
  )
}
