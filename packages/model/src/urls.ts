import type { Locale } from './locale.ts'

/**
 * Gives all spellings of a site path one form: with a leading slash, without `/index.html`, and without a final slash except for
 * the root and the base of a locale: `/zh-cn/`.
 */
export function normalizePath(path: string, locales: readonly Pick<Locale, 'base'>[]): string {
  const stripped = path.replace(/(^|\/)index\.html$/, '$1').replace(/\/{2,}/g, '/')
  const bare = `/${stripped.replace(/^\/+|\/+$/g, '')}`
  if (bare === '/') return '/'
  return locales.some(({ base }) => base === `${bare}/`) ? `${bare}/` : bare
}

/** Joins the pieces of a site path to a base that ends with a slash: `('/zh-cn/', 'docs', '')` gives `/zh-cn/docs`. */
export function joinPath(base: string, ...pieces: readonly string[]): string {
  return base + pieces.join('/').replace(/^\/+|\/+$|(?<=\/)\/+/g, '')
}

/** URL path of a site path under the mount (`/` or `/x/`): `('/x/', '/docs')` gives `/x/docs`. Absolute URLs are returned unchanged. */
export function toHref(mount: string, path: string): string {
  return path.startsWith('/') ? `${mount}${path.slice(1)}` : path
}

/** The absolute, percent-encoded URL of a site path. `url` has the scheme and the host of the site. */
export function absoluteUrl(path: string, { url, mount }: { readonly url: string; readonly mount: string }): string {
  return `${url}${toHref(mount, encodeURI(path))}`
}

/** The site path of a URL path under the mount; null for a URL path that is not under it. */
export function fromHref(mount: string, pathname: string): string | null {
  if (`${pathname}/` === mount) return '/'
  return pathname.startsWith(mount) ? `/${pathname.slice(mount.length)}` : null
}

/** The site path, with query and hash, of an absolute URL of the site's own host, by http or https; null for every other address. */
export function ownPath(address: string, { url, mount }: { readonly url: string; readonly mount: string }): string | null {
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(address)?.[1]
  const isOwn = rest !== undefined && URL.canParse(address) && new URL(address).host === new URL(url).host
  return isOwn ? fromHref(mount, /^\//.test(rest) ? rest : `/${rest}`) : null
}

/** A page's document, as a path in the output folder: `/docs/guide` gives `docs/guide.html`, `/zh-cn/` gives `zh-cn/index.html`. */
export function toDocumentFile(path: string): string {
  return `${withIndex(path).slice(1)}.html`
}

/** A page's data file, as a path in the output folder. It follows from the site path, so the browser needs no list of pages. */
export function toDataFile(path: string): string {
  return `_pages${withIndex(path)}.json`
}

/** Site path of a page's article as Markdown: `/docs/guide` gives `/docs/guide.md`, `/zh-cn/` gives `/zh-cn/index.md`. */
export function toMarkdownPath(path: string): string {
  return `${withIndex(path)}.md`
}

function withIndex(path: string): string {
  return path.endsWith('/') ? `${path}index` : path
}

/** The locale of a site path: the one with the longest base that the path begins with. */
export function localeOf<L extends Pick<Locale, 'base'>>(path: string, locales: readonly L[]): L {
  const byLength = [...locales].sort((a, b) => b.base.length - a.base.length)
  const found = byLength.find(({ base }) => path.startsWith(base) || `${path}/` === base)
  return found ?? (byLength.at(-1) as L)
}

/** Splits `path?query#hash`. The query keeps its `?` and the hash its `#`; each is empty if the URL does not have it. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url)
  return { path: match?.[1] ?? '', query: match?.[2] ?? '', hash: match?.[3] ?? '' }
}

/** Decodes percent-encoding. A malformed text is returned unchanged. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a URL leads to another site or scheme (`https:`, `mailto:`, `//host`). */
export function isExternal(url: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
}

/** The schemes that links may have. */
export const linkSchemes = /^(https?|mailto|tel):/i
