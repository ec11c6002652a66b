import type { PageType } from '@pagewright/model'
import type { ComponentType, ReactElement } from 'react'
import type { PageProps } from './define-theme.ts'

export type FirstPageProps = PageProps<PageType> & { readonly Page: ComponentType<PageProps<PageType>> }

/** The page of a document, in an element of its own like each that comes after it. */
export function FirstPage({ Page, page, site, sidebar }: FirstPageProps): ReactElement {
  return (
    <div>
      <Page page={page} site={site} sidebar={sidebar} />
    </div>
  )
}
