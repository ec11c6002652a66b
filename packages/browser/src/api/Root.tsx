import type { ReactElement, ReactNode } from 'react'
import type { LoadedPage, PageProps, Theme } from './define-theme.ts'
import { SiteContext } from './site-context.ts'

type RootProps = PageProps & {
  readonly theme: Pick<Theme, 'shell'>
  readonly children: ReactNode
  /** Pages that replace the document's own. Nothing when a document is rendered, but React counts children, so the slot is always there. */
  readonly swappedPages?: ReactNode
}

/** Empty when the site is built. In a browser it is the document's own CSS, for the case that React has to create the element anew. */
const deferredStylesHtml = {
  get __html(): string {
    return globalThis.document?.querySelector('[data-deferred-styles]')?.innerHTML ?? ''
  },
}

/**
 * The place of the deferred styles: that part of the style sheet which is not needed for what comes before. It is rendered
 * empty, the generator puts the styles in, and React leaves them alone when it hydrates.
 */
const deferredStyles = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, or the styles that came with the document
  <div hidden data-deferred-styles="" suppressHydrationWarning dangerouslySetInnerHTML={deferredStylesHtml} />
)

/** The tree that is rendered when the site is built and hydrated in the browser. */
export function Root({ theme, page, site, sidebar, children, swappedPages }: RootProps): ReactElement {
  const Shell = theme.shell
  return (
    <SiteContext.Provider value={site}>
      <Shell page={page} site={site} sidebar={sidebar} deferredStyles={deferredStyles}>
        {children}
        {swappedPages}
      </Shell>
    </SiteContext.Provider>
  )
}

/** The page of a document, in an element of its own like each page that replaces it. */
export function FirstPage({ Page, page, site, sidebar }: LoadedPage): ReactElement {
  return (
    <div>
      <Page page={page} site={site} sidebar={sidebar} />
    </div>
  )
}
