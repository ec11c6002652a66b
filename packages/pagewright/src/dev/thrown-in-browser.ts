import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module'
import { join } from 'node:path'
import { fromHref, type Problem, spanAt, toProblem } from '@pagewright/model'
import type { ViteDevServer } from 'vite'
import { relativePath } from '../cache/files.ts'
import type { SiteContext } from '../config/resolve-site.ts'

/** An error that a page tells of. The stack trace is that of the browser, which names modules by their URLs. */
export type ThrownInBrowser = { readonly message: string; readonly stack: string }

type Options = Pick<SiteContext, 'root' | 'site'> & { readonly vite: Pick<ViteDevServer, 'environments'> }

/** The error as a problem in the innermost file of the site that threw it; null for one from elsewhere, e.g. from an extension. */
export async function problemOfThrown({ message, stack }: ThrownInBrowser, options: Options): Promise<Problem | null> {
  const difference = differenceIn(message)
  if (difference !== null) return toProblem('theme-throws', { file: options.site.theme, ...difference })
  const place = await placeInSite(stack, options)
  if (place === null) return null
  return toProblem('theme-throws', {
    ...place,
    message: `The theme throws in the browser: ${message}`,
    hint: "The console of the browser has the whole trace, and the browser's debugger stops there",
  })
}

/**
 * What React tells when it has rendered something else than what the server sent. It names no file, but shows the components around the
 * first difference, with `+` before what is in the browser alone, and `-` before what came from the server.
 */
function differenceIn(message: string): Pick<Problem, 'message' | 'hint'> | null {
  if (!message.startsWith('Hydration failed')) return null
  // Before that stands a list of usual causes.
  const tree = message.replace(/^.*?\/hydration-mismatch/s, '')
  const component = componentAround(tree)
  const [browser = 'nothing', server = 'nothing'] = [/^\+ +(.+)/m, /^- +(.+)/m].map((line) => {
    const text = line.exec(tree)?.[1]
    return text && `\`${text}\``
  })
  return {
    message: `${component === undefined ? 'The theme' : `The component ${component}`} renders ${browser} in the browser, where the server has rendered ${server}`,
    hint: 'Render the same in both: no `window`, no date, no random number outside of an effect. Extensions of a browser may change a page, too',
  }
}

/** The name of the innermost component around the first line of a tree that begins with `+` or `-`. What is inside stands further right. */
function componentAround(tree: string): string | undefined {
  const lines = tree.split('\n')
  const depthOf = (line: string): number => line.search(/[^\s+-]/)
  const first = lines.findIndex((line) => /^[+-] /.test(line))
  let depth = depthOf(lines[first] ?? '')
  for (const line of lines.slice(0, first).reverse()) {
    if (depthOf(line) >= depth || depthOf(line) === -1) continue
    depth = depthOf(line)
    const [, name] = /^ *<([A-Z]\w*)/.exec(line) ?? []
    if (name !== undefined) return name
  }
  return undefined
}

/** The first of the places in a text, `http://localhost:3000/file.ts:1:2`, that is one in a file of the site; null without one. */
export async function placeInSite(text: string, { root, site, vite }: Options): Promise<Pick<Problem, 'file' | 'span'> | null> {
  for (const [, url = '', line, column] of text.matchAll(/(https?:\/\/[^\s()]+):(\d+):(\d+)/g)) {
    const { pathname, search } = new URL(url)
    const path = fromHref(site.mount, pathname)
    const module = path === null ? undefined : await vite.environments.client.moduleGraph.getModuleByUrl(path + search)
    if (!module?.file?.startsWith(join(root, '/').replaceAll('\\', '/')) || /\/(?:node_modules|\.cache)\//.test(module.file)) continue
    return {
      file: relativePath(root, module.file),
      span: toSpan({ line: Number(line), column: Number(column) }, module.transformResult?.map as SourceMapPayload | null | undefined),
    }
  }
  return null
}

/** A place in what Vite has made of a module, as one in its source. Source maps count from 0. */
function toSpan({ line, column }: { line: number; column: number }, map: SourceMapPayload | null | undefined): Problem['span'] {
  if (!map) return spanAt(line, column)
  const { originalLine, originalColumn = 0 } = new SourceMap(map).findEntry(line - 1, column - 1) as Partial<SourceMapping>
  return originalLine === undefined ? null : spanAt(originalLine + 1, originalColumn + 1)
}
