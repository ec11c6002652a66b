import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findScript, type Reference } from '@pagewright/markdown'
import { decodeSafely, type Locale, nearest, type ProblemCode, splitUrl, suggest } from '@pagewright/model'
import { isPicture, svgNamespace } from '../content/image-size.ts'
import type { Content } from '../content/load-content.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import { anchorsOf, type Resolution, resolveReference } from '../plan/resolve-references.ts'
import type { Check } from './check.ts'
import { addressElsewhere, brokenPaths, didYouMeanPath, movedFile, movedPage, nearestPage, withoutBase } from './link-hints.ts'

/** Links, anchors and images of texts lead somewhere. */
export const references: Check = ({ root, planned, problems }) => {
  const broken = brokenPaths(planned)
  const pictures = new Map<string, boolean>()
  for (const content of planned.contents) {
    const locale = planned.site.locales.find(({ id }) => id === content.entry.source.locale) as Locale
    for (const reference of content.compiled.references) {
      const resolution = resolveReference(reference, { content, locale, planned })
      const file = resolution.type === 'asset' && reference.kind === 'image' ? resolution.file : null
      if (file !== null && !pictures.has(file)) pictures.set(file, isPicture(join(root, file)))
      const found =
        file !== null && pictures.get(file) === false ? noPicture(file, root) : problemOf(resolution, { reference, content, root, planned })
      if (found === null || (resolution.type === 'broken-page' && broken.has(resolution.target))) continue
      const { code, ...rest } = found
      problems.add(code, { file: content.entry.source.file, span: reference.span, ...rest })
    }
  }
}

type Found = { readonly code: ProblemCode; readonly message: string; readonly hint: string | null }

type Where = { readonly reference: Reference; readonly content: Content; readonly root: string; readonly planned: PlannedSite }

/** A file that is called a picture and is none: readers would see a broken one. */
function noPicture(file: string, root: string): Found {
  return { code: 'broken-image', message: `"${file}" is not a picture that browsers can show`, hint: hintForPicture(file, root) }
}

function hintForPicture(file: string, root: string): string {
  if (/\.(?:mp4|mov|webm|m4v|mp3|pdf)$/i.test(file)) return 'Only pictures can be shown: write a link to it, `[words](file)`'
  if (/\.svg$/i.test(file) && /<svg[\s>]/.test(readFileSync(join(root, file), 'utf8')))
    return `Browsers know a drawing by its namespace: begin it with \`<svg xmlns="${svgNamespace}"\``
  if (/\.(?:png|jpg|jpeg|gif|webp|avif|svg|ico)$/i.test(file))
    return 'Save it again; if it belongs to Git LFS, download it with `git lfs pull`'
  return 'Save it as PNG, JPEG, WebP or SVG'
}

/** What is wrong with a reference, by where it leads; null for one that is fine. */
function problemOf(resolution: Resolution, { reference, content, root, planned }: Where): Found | null {
  switch (resolution.type) {
    case 'broken-page':
      return {
        code: 'broken-link',
        message: `The link "${reference.url}" leads to no page: there is no "${resolution.target}"`,
        hint:
          addressElsewhere(reference.url) ??
          withoutBase(reference.url, planned) ??
          movedPage(resolution.target, { hash: splitUrl(reference.url).hash, planned }) ??
          nearestPage(resolution.target, planned),
      }
    case 'broken-markdown': {
      if (existsSync(join(root, resolution.target)))
        return {
          code: 'broken-markdown-link',
          message: `The link "${reference.url}" leads to "${resolution.target}", which is not published`,
          hint: 'Pages lie in the folders docs, blog and pages of a locale; the first two are read only if the configuration has them',
        }
      const { locale, file, version } = content.entry.source
      // Hints name no file of another version of the docs than the text's own.
      const folders = ['pages', 'blog', planned.site.versions.find(({ name }) => name === version)?.folder ?? 'docs']
      const own = [...planned.sources.keys()].filter((other) => folders.some((folder) => other.startsWith(`content/${locale}/${folder}/`)))
      return {
        code: 'broken-markdown-link',
        message: `The link "${reference.url}" leads to no file: there is no "${resolution.target}"`,
        hint:
          movedFile(resolution.target, { from: file, hash: splitUrl(reference.url).hash, planned }) ??
          didYouMeanPath(resolution.target, own) ??
          'Readers see the words without a link',
      }
    }
    case 'broken-image': {
      if (reference.url === '')
        return {
          code: 'broken-image',
          message: 'The image has no address',
          hint: 'Write it between the parentheses: `![what it shows](picture.png)`',
        }
      const similar = nearest(resolution.target, [...planned.assets, ...[...planned.publicFiles].map((file) => `public/${file}`)])
      const isThere = existsSync(join(root, resolution.target))
      const names = [reference.url, similar ?? ''].map((path) => /(?:^|\/)public\/(.+)$/.exec(path)?.[1] ?? '')
      const publicFile = names.find((name) => planned.publicFiles.has(name))
      return {
        code: 'broken-image',
        message: isThere ? `The image "${resolution.target}" lies where none are read` : `There is no image "${resolution.target}"`,
        hint:
          publicFile !== undefined
            ? `Write the address of a file in the public folder: "/${publicFile}"`
            : isThere || similar === null
              ? 'Put it beside a text of the docs, the blog or the pages, or into the public folder'
              : `Did you mean "${similar}"?`,
      }
    }
    case 'unsafe':
      return reference.kind === 'image'
        ? {
            code: 'image-external',
            message: `The image "${reference.url.slice(0, 60)}" is not a file of this site`,
            hint: 'Copy it beside the text: pages load nothing from other sites',
          }
        : {
            code: 'unsafe-link',
            message: `The link's scheme is not allowed: "${reference.url.slice(0, 60)}"`,
            hint: 'Use https, http, mailto or tel',
          }
    case 'page': {
      if (resolution.path.endsWith('.md') && planned.plan.linkableFiles.has(resolution.path.slice(1)))
        return {
          code: 'link-to-markdown',
          message: `The link "${reference.url}" leads to the raw Markdown of a page`,
          hint: `Link to the page, by the relative path of its file (\`../start.md\`) or by its address: "${resolution.path.replace(/(\/index)?\.md$/, '') || '/'}"`,
        }
      const missing = missingAnchor(resolution, planned)
      return missing === null ? null : { code: 'broken-anchor', ...missing }
    }
    case 'asset': {
      const script = /\.svg$/i.test(resolution.file) ? findScript(readFileSync(join(root, resolution.file), 'utf8')) : null
      if (script === null) return null
      return {
        code: 'drawing-unsafe',
        message: `The drawing "${resolution.file}" holds ${script}, which would run in the browser of a reader who opens it`,
        hint: 'Export it again without scripts',
      }
    }
    default:
      return null
  }
}

/** What is wrong with a link to a page that does not have its id; null for another one. */
export function missingAnchor(resolution: Resolution, planned: PlannedSite): Omit<Found, 'code'> | null {
  if (resolution.type !== 'page' || !resolution.anchorMissing) return null
  const route = planned.routeAt.get(resolution.path)
  const id = decodeSafely(resolution.hash.slice(1))
  return {
    message: `The page "${resolution.path}" has no heading with the id "${id}"`,
    hint:
      (route === undefined ? null : suggest(id, anchorsOf(route, planned))) ??
      (id.startsWith('_')
        ? 'Name the id of a heading; those that begin with an underscore are reserved'
        : `Give the heading that id: \`## Heading {#${id}}\``),
  }
}
