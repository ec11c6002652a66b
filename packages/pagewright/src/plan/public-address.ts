import { decodeSafely, joinPath, type Locale, normalizePath, splitUrl } from '@pagewright/model'

/** What addresses can lead to. */
export type Targets = {
  /** Files of the public folder, as paths relative to it. */
  readonly publicFiles: ReadonlySet<string>
  /** The site paths of pages. */
  readonly routes: { has(path: string): boolean }
}

/** Whether a site path is that of a folder of the public folder that has a document of its own, `index.html`, and of no page. */
export function isPublicFolder(path: string, { publicFiles, routes }: Targets): boolean {
  return publicFiles.has(`${path.slice(1)}/index.html`) && !routes.has(path)
}

/** Where a file of the public folder, or a folder there that has a document of its own, is served: a site path. Null for another path. */
export function publicAddress(path: string, targets: Targets): string | null {
  if (targets.publicFiles.has(path.slice(1))) return path
  // The relative links in the document need the slash.
  return isPublicFolder(path, targets) ? `${path}/` : null
}

/** What links of the configuration can lead to. */
export type LinkTargets = Targets & {
  /** Files that the build makes besides pages, as paths relative to the output. */
  readonly madeFiles: ReadonlySet<string>
}

type InLocale = LinkTargets & { readonly locale: Locale; readonly locales: readonly Locale[] }

/** Where a site path of the configuration, which names no locale, leads in a locale. A file, unlike a page, is mostly there only once. */
export function pathInLocale(to: string, { locale, locales, madeFiles, ...targets }: InLocale): string {
  const { path, query, hash } = splitUrl(to)
  for (const base of [locale.base, '/']) {
    const own = normalizePath(joinPath(base, path), locales)
    const decoded = decodeSafely(own)
    const address = madeFiles.has(decoded.slice(1)) ? decoded : publicAddress(decoded, targets)
    if (address !== null) return `${own}${address.endsWith('/') ? '/' : ''}${query}${hash}`
  }
  return joinPath(locale.base, to)
}
