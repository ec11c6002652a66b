import theme from 'virtual:pagewright/theme'
import { renderToString } from 'react-dom/server'
import type { LoadedPage, Renderer } from './define-theme.ts'
import { IslandRoot } from './IslandRoot.tsx'
import type { AnyIslands } from './islands.ts'
import { FirstPage, Root } from './Root.tsx'

/** Renders a page to the HTML that the browser hydrates. The generator calls it in Node.js. */
export const renderApp: Renderer['renderApp'] = async ({ page, site, sidebar }) => {
  const load: (typeof theme.pages)[typeof page.type] | undefined = theme.pages[page.type]
  if (load === undefined) throw new Error(`it has no page of the type "${page.type}"`)
  const Page = (await load()).default as LoadedPage['Page']
  return renderToString(
    <Root theme={theme} page={page} site={site} sidebar={sidebar}>
      <FirstPage Page={Page} page={page} site={site} sidebar={sidebar} />
    </Root>,
  )
}

const loadIslands = async (): Promise<AnyIslands> => (await theme.islands?.())?.default ?? {}

/** The names of the islands that the theme has. */
export const islandNames: Renderer['islandNames'] = async () => Object.keys(await loadIslands())

/** The texts whose keys the theme needs. */
export const messages: Renderer['messages'] = theme.messages ?? {}

/** Renders an island to the HTML that the browser hydrates; the text inside it is put in by the generator. */
export const renderIsland: Renderer['renderIsland'] = async ({ name, values, hasText, prefix, site }) => {
  const load = (await loadIslands())[name]
  if (load === undefined) throw new Error(`The theme has no island ${name}`)
  const { default: Component } = await load()
  if (Component === undefined) throw new Error('the module that the theme names for it has no default export')
  if (Component.constructor.name === 'AsyncFunction') throw new Error('it is an async function, and React waits for no component here')
  const island = <IslandRoot Component={Component} values={values} text={hasText ? '' : null} site={site} />
  return renderToString(island, { identifierPrefix: prefix })
}
