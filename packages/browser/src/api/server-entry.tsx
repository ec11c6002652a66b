import theme from 'virtual:pagewright/theme'
import type { ComponentProps, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { Renderer } from './define-theme.ts'
import { IslandRoot } from './IslandRoot.tsx'
import type { AnyIslands } from './islands.ts'
import { FirstPage, Root } from './Root.tsx'
import { checkPartsOf, importBy, importPage, lacksOf, unknownPartsOf } from './theme-parts.ts'

export const renderApp: Renderer['renderApp'] = async ({ page, site, sidebar }) => {
  const Page = await importPage(theme, page.type)
  let isShown = false
  const NotedPage = (props: ComponentProps<typeof Page>): ReactElement => {
    isShown = true
    return <Page {...props} />
  }
  const html = await render(
    <Root theme={theme} page={page} site={site} sidebar={sidebar}>
      <FirstPage Page={NotedPage} page={page} site={site} sidebar={sidebar} />
    </Root>,
  )
  if (!isShown) throw new Error('its shell leaves out its `children`, which are the page')
  return html
}

/** What React renders in place of a `<Suspense>` whose contents were not there at once, or have thrown. */
const suspended = '<!--$!-->'

/** Renders an element. Waits for what it loads while it is rendered, by `lazy` or `use`. Rejects with what it throws. */
async function render(element: ReactElement, options: { readonly identifierPrefix?: string } = {}): Promise<string> {
  const html = renderAtOnce(element, options)
  if (!html.includes(suspended)) return html
  const thrown: unknown[] = []
  const onError = (error: unknown): void => void thrown.push(error)
  // By default, React would put large contents at the end of the document, with a script that moves them to their place.
  const { prelude } = await prerender(element, { ...options, onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  if (thrown.length > 0) throw thrown[0]
  return new Response(prelude).text()
}

function renderAtOnce(element: ReactElement, options: { readonly identifierPrefix?: string }): string {
  try {
    return renderToString(element, options)
  } catch (error) {
    // React's advice is for updates in a browser.
    if (!(error instanceof Error && error.message.includes('suspended while responding to synchronous input'))) throw error
    throw new Error('it waits for something outside of a `<Suspense>`: put one around the part that waits')
  }
}

const loadIslands = async (): Promise<AnyIslands> => (theme.islands && (await importBy(theme.islands, 'islands')).default) ?? {}

export const islandNames: Renderer['islandNames'] = async () => Object.keys(await loadIslands())

export const lacks: Renderer['lacks'] = lacksOf(theme)

export const unknownParts: Renderer['unknownParts'] = unknownPartsOf(theme)

export const checkParts: Renderer['checkParts'] = () => checkPartsOf(theme)

export const messages: Renderer['messages'] = theme?.messages ?? {}

export const announces: Renderer['announces'] = theme?.announces ?? true

export const renderIsland: Renderer['renderIsland'] = async ({ name, values, hasText, prefix, site }) => {
  const load = (await loadIslands())[name]
  if (load === undefined) throw new Error(`The theme has no island ${name}`)
  const { default: Component } = await importBy(load, name)
  if (Component === undefined) throw new Error('the module that the theme names for it has no default export')
  if (Component.constructor.name === 'AsyncFunction') throw new Error('it is an async function, and React waits for no component here')
  const island = <IslandRoot Component={Component} values={values} text={hasText ? '' : null} site={site} />
  return render(island, { identifierPrefix: prefix })
}
