import theme from 'virtual:pagewright/theme'
import type { PageData, Sidebar, SiteData } from '@pagewright/model'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderInput } from './define-theme.ts'
import { FirstPage } from './FirstPage.tsx'
import { LaterStyles } from './LaterStyles.tsx'
import { Root } from './Root.tsx'

type AnyPage = ComponentType<{ page: PageData; site: SiteData; sidebar: Sidebar | null }>
const loaded = new Map<string, AnyPage>()

/** Renders a page to the HTML that the browser hydrates. */
export async function renderApp({ page, site, sidebar }: RenderInput): Promise<string> {
  const Page = loaded.get(page.type) ?? ((await theme.pages[page.type]()).default as AnyPage)
  loaded.set(page.type, Page)
  return renderToString(app({ Page, page, site, sidebar }))
}

const laterStyles = <LaterStyles content={{ __html: '' }} />

function app({ Page, page, site, sidebar }: RenderInput & { Page: AnyPage }): ReactElement {
  return (
    <Root theme={theme} page={page} site={site} sidebar={sidebar} laterStyles={laterStyles}>
      <FirstPage Page={Page} page={page} site={site} sidebar={sidebar} />
    </Root>
  )
}
