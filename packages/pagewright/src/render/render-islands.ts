import type { Renderer } from '@pagewright/browser'
import { escapeAttribute, type IslandUse } from '@pagewright/markdown'
import { islandSlot, nearest, type ProblemList, type SiteData, toPlace } from '@pagewright/model'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Route } from '../plan/page-base.ts'
import { themeProblem } from '../report/theme-problem.ts'

/** HTML of the islands of each article of a page, by the page's path. Pages without islands are not in it. */
export type PageIslands = ReadonlyMap<string, readonly (readonly string[])[]>

type Input = {
  /** Absolute path of the site's folder. */
  readonly root: string
  readonly siteData: ReadonlyMap<string, SiteData>
  /** Called only when there are islands to render. */
  readonly loadRenderer: () => Promise<Renderer>
  readonly problems: ProblemList
}

/** Renders the components that the texts of these pages use. One that throws is a problem at its place in the text. */
export async function renderIslands(routes: readonly Route[], input: Input): Promise<PageIslands> {
  const islands = new Map<string, string[][]>()
  for (const route of routes) {
    if (route.articles.every(({ content }) => content.compiled.islands.length === 0)) continue
    const site = input.siteData.get(route.page.locale) as SiteData
    let count = 0
    const articles: string[][] = []
    for (const { content } of route.articles) {
      const { file } = content.entry.source
      const rendered: string[] = []
      for (const use of content.compiled.islands) rendered.push(await renderIsland(use, { ...input, file, site, prefix: `i${count++}` }))
      articles.push(rendered)
    }
    islands.set(route.page.path, articles)
  }
  return islands
}

type UseInput = Pick<Input, 'root' | 'loadRenderer' | 'problems'> & {
  readonly file: string
  readonly site: SiteData
  readonly prefix: string
}

async function renderIsland({ span, ...use }: IslandUse, { root, loadRenderer, problems, file, site, prefix }: UseInput): Promise<string> {
  const { renderIsland } = await loadRenderer()
  try {
    const html = await renderIsland({ ...use, site, prefix })
    if (use.hasText && !html.includes(islandSlot))
      problems.add('island-broken', {
        file,
        span,
        message: `The component "${use.name}" leaves out the text inside it`,
        hint: 'It has to render its `children` at once; what is to be seen later can be hidden',
      })
    const values = Object.keys(use.values).length === 0 ? '' : ` data-options="${escapeAttribute(JSON.stringify(use.values))}"`
    return `<div data-island="${use.name}" data-prefix="${prefix}"${values}>${html}</div>`
  } catch (error) {
    const place = themeProblem(error, root)
    const isPlaced = place !== null && place.file !== null
    problems.add('island-broken', {
      file,
      span,
      message: `The component "${use.name}" throws while it is rendered: ${error instanceof Error ? error.message : String(error)}`,
      hint: isPlaced ? 'Components render in Node.js as well as in browsers' : null,
      related: isPlaced ? [toPlace(place)] : [],
    })
    return ''
  }
}

/** Reports the islands that are declared in the configuration and missing in the theme, or the other way round. */
export async function checkIslands(
  { islands, places }: { islands: Site['islands']; places: ConfigPlaces },
  { loadRenderer, problems }: Pick<Input, 'loadRenderer' | 'problems'>,
): Promise<void> {
  const declared = Object.keys(islands)
  if (declared.length === 0) return
  const there = await (await loadRenderer()).islandNames()
  for (const name of declared.filter((other) => !there.includes(other))) {
    const similar = nearest(name, there)
    problems.add('config-invalid', {
      ...places.key(name),
      message: `The configuration declares the component "${name}", which the theme does not have`,
      hint: `Add it to the module that the theme names under \`islands\`${similar === null ? '' : `; "${similar}" is there`}`,
    })
  }
  for (const name of there.filter((other) => !declared.includes(other)))
    problems.add('config-invalid', {
      ...places.key('islands'),
      message: `The theme has the component "${name}", which the configuration does not declare`,
      hint: 'Declare it, with its options, under `islands` in the configuration',
    })
}
