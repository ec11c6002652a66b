import theme from 'virtual:pagewright/theme'
import { renderToString } from 'react-dom/server'
import type { AnyPage } from '../page-data/page-loader.ts'
import type { RenderInput } from './define-theme.ts'
import { DeferredStyles, FirstPage, Root } from './Root.tsx'

const loaded = new Map<string, AnyPage>()

/** Renders a page to the HTML that the browser hydrates. The generator calls it in Node.js. */
export async function renderApp({ page, site, sidebar }: RenderInput): Promise<string> {
  const Page = loaded.get(page.type) ?? ((await theme.pages[page.type]()).default as AnyPage)
  loaded.set(page.type, Page)
  return renderToString(
    <Root theme={theme} page={page} site={site} sidebar={sidebar} deferredStyles={deferredStyles}>
      <FirstPage Page={Page} page={page} site={site} sidebar={sidebar} />
    </Root>,
  )
}

const deferredStyles = <DeferredStyles content={{ __html: '' }} />
