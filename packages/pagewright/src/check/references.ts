import type { Reference } from '@pagewright/markdown'
import { decodeSafely, type Locale, nearest, type ProblemCode, suggest } from '@pagewright/model'
import type { Content } from '../content/load-content.ts'
import { brokenPaths } from '../plan/broken-paths.ts'
import { anchorsOf, type Resolution, resolveReference } from '../plan/resolve-references.ts'
import type { CheckContext, Rule } from './rule.ts'

/** Links, anchors and images of texts lead somewhere. Links to Markdown that is missing, or that is no page, warn; the others fail the build. */
export const references: Rule = (context) => {
  const { targets, problems } = context
  const broken = brokenPaths(targets)
  for (const content of targets.sources.values()) {
    if (content === undefined) continue
    const locale = targets.site.locales.find(({ id }) => id === content.entry.source.locale) as Locale
    for (const reference of content.compiled.references) {
      const resolution = resolveReference(reference, { content, locale, targets })
      const found = toProblem(resolution, { reference, content, context })
      if (found === null || (resolution.type === 'broken-page' && broken.has(resolution.target))) continue
      const { code, ...rest } = found
      problems.add(code, { file: content.entry.source.file, span: reference.span, ...rest })
    }
  }
}

type Found = { readonly code: ProblemCode; readonly message: string; readonly hint: string | null }

function toProblem(
  resolution: Resolution,
  { reference, content, context }: { reference: Reference; content: Content; context: CheckContext },
): Found | null {
  const { targets } = context
  switch (resolution.type) {
    case 'broken-page':
      return {
        code: 'broken-link',
        message: `The link "${reference.url}" leads to no page: there is no "${resolution.target}"`,
        hint: nearestPath(resolution.target, targets.routes.keys()),
      }
    case 'broken-markdown': {
      const own = [...targets.sources.keys()].filter((file) => file.startsWith(`content/${content.entry.source.locale}/`))
      const twin = nearest(resolution.target, own) ?? sameName(resolution.target, own)
      return {
        code: 'broken-markdown-link',
        message: `The link "${reference.url}" leads to no file: there is no "${resolution.target}"`,
        hint: twin === null ? 'The words stay, without the link' : `Did you mean "${twin}"?`,
      }
    }
    case 'broken-image': {
      const twin = nearest(resolution.target, [...targets.assets, ...[...targets.publicFiles].map((file) => `public/${file}`)])
      return {
        code: 'broken-image',
        message: `There is no image "${resolution.target}"`,
        hint: twin === null ? 'Put it beside the text, or into the public folder' : `Did you mean "${twin}"?`,
      }
    }
    case 'unsafe':
      return reference.kind === 'image'
        ? {
            code: 'image-external',
            message: `The image "${reference.url.slice(0, 60)}" is no file of this site`,
            hint: 'Copy it beside the text: pages load nothing from elsewhere',
          }
        : {
            code: 'unsafe-link',
            message: `The link's scheme is not allowed: "${reference.url.slice(0, 60)}"`,
            hint: 'Allowed are https, http, mailto and tel',
          }
    case 'page': {
      if (resolution.path.endsWith('.md') && targets.madeFiles.has(resolution.path.slice(1)))
        return {
          code: 'link-to-markdown',
          message: `The link "${reference.url}" leads to the raw Markdown of a page`,
          hint: `Link to the page, by the relative path of its file (\`../start.md\`) or by its address: "${resolution.path.replace(/(\/index)?\.md$/, '') || '/'}"`,
        }
      if (!resolution.anchorMissing) return null
      const route = targets.routes.get(resolution.path)
      const id = decodeSafely(resolution.hash.slice(1))
      return {
        code: 'broken-anchor',
        message: `The page "${resolution.path}" has no heading with the id "${id}"`,
        hint: (route === undefined ? null : suggest(id, anchorsOf(route))) ?? `Give the heading that id: \`## Heading {#${id}}\``,
      }
    }
    default:
      return null
  }
}

function nearestPath(path: string, known: Iterable<string>): string {
  const paths = [...known]
  const twin = nearest(path, paths) ?? sameName(path, paths)
  return twin === null ? 'Link to the Markdown file by its relative path: `[text](../guide/index.md)`' : `The nearest page is "${twin}"`
}

/** A path whose last part is the same: the usual slip is a wrong folder. */
function sameName(path: string, known: readonly string[]): string | null {
  const last = path.split('/').at(-1)
  return known.find((other) => other.split('/').at(-1) === last) ?? null
}
