import type { Locale } from './locale.ts'

/**
 * Brings the spellings of a site path into one form: a leading slash, no `/index.html`, and no final slash except for the root and
 * the base of a locale. `bases` are the paths that keep their slash, e.g. `['/', '/zh-cn/']`.
 */
export function normalizePath(path: string, bases: readonly string[]): string {
  const stripped = path.replace(/(^|\/)index\.html$/, '$1').replace(/\/{2,}/g, '/')
  const bare = `/${stripped.replace(/^\/+|\/+$/g, '')}`
  if (bare === '/') return '/'
  return bases.includes(`${bare}/`) ? `${bare}/` : bare
}

/** Joins site path pieces below a base that ends with a slash: `('/zh-cn/', 'docs', '')` gives `/zh-cn/docs`. */
export function joinPath(base: string, ...pieces: readonly string[]): string {
  return base + pieces.join('/').replace(/^\/+|\/+$|(?<=\/)\/+/g, '')
}

/** URL path of a site path under the mount (`/` or `/x/`): `('/x/', '/docs')` gives `/x/docs`. Absolute URLs are returned unchanged. */
export function toHref(mount: string, path: string): string {
  return path.startsWith('/') ? `${mount}${path.slice(1)}` : path
}

/** The whole URL of a site path, percent-encoded, on a site with `url` (scheme and host) and `mount`. */
export function absoluteUrl(path: string, { url, mount }: { readonly url: string; readonly mount: string }): string {
  return `${url}${toHref(mount, encodeURI(path))}`
}

/** The site path of a URL path under the mount; null for a URL path outside of it. */
export function fromHref(mount: string, pathname: string): string | null {
  if (`${pathname}/` === mount) return '/'
  return pathname.startsWith(mount) ? `/${pathname.slice(mount.length)}` : null
}

/** Output file (relative, with `/`) of a page: `/docs/guide` gives `docs/guide.html`, `/zh-cn/` gives `zh-cn/index.html`. */
export function toDocumentFile(path: string): string {
  const bare = path.slice(1)
  return bare === '' || bare.endsWith('/') ? `${bare}index.html` : `${bare}.html`
}

/** Output file of a page's data. It depends on the path alone, so that the browser needs no list of pages. */
export function toDataFile(path: string): string {
  const bare = path.slice(1)
  return `_pages/${bare === '' || bare.endsWith('/') ? `${bare}index` : bare}.json`
}

/** Site path of a page's article as Markdown: `/docs/guide` gives `/docs/guide.md`, `/zh-cn/` gives `/zh-cn/index.md`. */
export function toMarkdownPath(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`
}

/** The locale that a site path lies in: the longest base that is its prefix. */
export function localeOf<L extends Pick<Locale, 'base'>>(path: string, locales: readonly L[]): L {
  const byLength = [...locales].sort((a, b) => b.base.length - a.base.length)
  const found = byLength.find(({ base }) => path.startsWith(base) || `${path}/` === base)
  return found ?? (byLength.at(-1) as L)
}

/** Splits `path?query#hash`; query and hash keep their marks or are empty. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url)
  return { path: match?.[1] ?? '', query: match?.[2] ?? '', hash: match?.[3] ?? '' }
}

/** Percent-decodes; a malformed input is returned as it is. */
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
