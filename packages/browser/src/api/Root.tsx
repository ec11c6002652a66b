import type { PageData, PageType, Sidebar, SiteData } from '@pagewright/model'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { PageProps, Theme } from './define-theme.ts'
import { SiteContext } from './site-context.ts'

export type RootProps = {
  readonly theme: Pick<Theme, 'shell'>
  readonly page: PageData
  readonly site: SiteData
  readonly sidebar: Sidebar | null
  readonly deferredStyles: ReactNode
  readonly children: ReactNode
  /** Pages that replace the document's own. Nothing when a document is rendered, but React counts children, so the slot is always there. */
  readonly swappedPages?: ReactNode
}

/** The tree that is rendered when the site is built and hydrated in the browser. */
export function Root({ theme, page, site, sidebar, deferredStyles, children, swappedPages }: RootProps): ReactElement {
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

export type FirstPageProps = PageProps<PageType> & { readonly Page: ComponentType<PageProps<PageType>> }

/** The page of a document, in an element of its own like each page that replaces it. */
export function FirstPage({ Page, page, site, sidebar }: FirstPageProps): ReactElement {
  return (
    <div>
      <Page page={page} site={site} sidebar={sidebar} />
    </div>
  )
}

/** `content` always has to be the same object, or React would write its text into the element again. */
export type DeferredStylesProps = { readonly content: { readonly __html: string } }

/**
 * The place of the deferred styles: that part of the style sheet which is not needed for what comes before. It is rendered
 * empty, the generator puts the styles in, and React leaves them alone when it hydrates.
 */
export function DeferredStyles({ content }: DeferredStylesProps): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, or the styles that came with the document
  return <div hidden data-deferred-styles="" suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
