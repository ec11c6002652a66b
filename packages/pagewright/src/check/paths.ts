import { joinPath, toDataFile, toDocumentFile } from '@pagewright/model'
import { frontMatterSpan } from '../content/front-matter.ts'
import { headersFile, redirectsFile } from '../plan/file-names.ts'
import { redirectFile } from '../plan/plan-redirects.ts'
import type { Check } from './check.ts'

/** Folders and files at the top of the output that the generator keeps for itself. */
const ownFolders = ['_pages', '_search', 'assets']
const ownFiles = [headersFile, redirectsFile]
const reserved = new RegExp(`^/(?:${ownFolders.join('|')})(?:/|$)|^/(?:[^/]+/)?(?:404|${ownFiles.join('|')})$`)

/** Every site has a home page. */
export const homeMissing: Check = ({ planned: { site, plan, sources }, problems }) => {
  const file = `content/${site.defaultLocale.id}/pages/index.md`
  // If the home page exists but has mistakes, those are reported instead.
  if (plan.routes.some(({ page }) => page.path === '/') || sources.has(file)) return
  problems.add('home-missing', {
    file,
    message: 'The site has no home page',
    hint: 'Write one in this file: front matter with a title, and a text',
  })
}

/** No two pages have the same path. Upper and lower case count as the same, since many hosts ignore it. A pair is reported once. */
export const duplicateRoutes: Check = ({ planned: { plan }, problems }) => {
  const first = new Map<string, string | null>()
  const reported = new Set<string>()
  for (const { file, page } of plan.routes) {
    const { path } = page
    // A page in the place of the not-found page is reported by `unsafeOutputs`.
    if (page.type === 'notFound') continue
    const key = toKey(path)
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, file)
      continue
    }
    const pair = `${file} ${other}`
    if (reported.has(pair)) continue
    reported.add(pair)
    const made = 'a page that the generator makes'
    problems.add('duplicate-route', {
      file: file ?? other,
      span: (file ?? other) === null ? null : frontMatterSpan,
      message: `Two pages have the path "${path}": ${file ?? made} and ${other ?? made}`,
      hint: 'Rename one file, or give it another `slug`',
      related: file !== null && other !== null ? [other] : [],
    })
  }
}

/** No page is written outside the output folder, over the generator's own files, or under a name that is too long for a file or is one. */
export const unsafeOutputs: Check = ({ planned: { site, plan }, problems }) => {
  const languages = site.locales.map(({ id }) => id)
  const made = new Set([...plan.linkableFiles].map((file) => `/${toKey(file)}`))
  const reported = new Set<string | null>()
  for (const { file, page } of plan.routes) {
    const { path } = page
    if (page.type === 'notFound' || reported.has(file)) continue
    const why =
      whyUnsafe(path) ??
      (languages.includes(path.split('/')[page.locale === site.defaultLocale.id ? 1 : 2] ?? '')
        ? 'begins with the id of a locale, below which that locale has its pages'
        : null) ??
      (made.has(toKey(path)) ? 'is that of another file of the output' : null) ??
      (/\.html$/i.test(path) ? 'ends with ".html", which addresses leave out' : null)
    if (why === null) continue
    if (file !== null) reported.add(file)
    problems.add('unsafe-path', {
      file,
      span: file === null ? null : frontMatterSpan,
      message: `The page's path "${path.slice(0, 80)}" ${why}`,
      hint: 'Rename the file, or give it another `slug`',
    })
  }
}

/** No file of the public folder takes the place of a page, of a folder of pages, or of what the generator writes. */
export const publicFileConflicts: Check = ({ planned: { site, plan, publicFiles }, problems }) => {
  const taken = new Map(ownFiles.map((file) => [`/${file}`, 'a file that the generator writes']))
  for (const { path } of plan.routes.map(({ page }) => page)) {
    taken.set(toKey(path), `the page "${path}"`)
    taken.set(toKey(`/${toDocumentFile(path)}`), `the page "${path}"`)
    for (const folder of foldersOf(`/${toDocumentFile(path)}`))
      if (!taken.has(folder)) taken.set(folder, `the folder of the page "${path}"`)
  }
  // Those of the configuration are left out: the check of redirects reports them at their place.
  const configured = new Set(site.redirects.flatMap(({ from }) => site.locales.map(({ base }) => joinPath(base, from))))
  for (const { from } of plan.redirects.filter((redirect) => !configured.has(redirect.from)))
    taken.set(toKey(`/${redirectFile(from)}`), `the redirect from "${from}"`)
  for (const file of publicFiles) {
    const [top = ''] = file.toLowerCase().split('/')
    const owner = ownFolders.includes(top) ? `the folder "${top}", which the generator writes` : taken.get(toKey(`/${file}`))
    if (owner === undefined) continue
    problems.add('public-file-conflict', {
      file: `public/${file}`,
      message: `The file is in the place of ${owner}`,
      hint: ownFolders.includes(top) ? 'Move it into a folder with another name' : 'Rename or delete it',
    })
  }
}

/** A configured redirect begins at a path that nothing else has and that can be a file of the output. */
export const redirects: Check = ({ planned, problems, places }) => {
  const { site, routeAt, publicFiles, plan } = planned
  const pages = new Set([...routeAt.keys()].map(toKey))
  const seen = new Set<string>()
  for (const { from, to } of site.redirects) {
    const report = (why: string, hint: string): void =>
      problems.add('redirect-invalid', { ...places.text(from, 'from'), message: `The redirect from "${from}" ${why}`, hint })
    const why = /^\/[\p{L}\p{N}._~/-]*$/u.test(from) ? whyUnsafe(from) : 'is not a path of letters, digits, hyphens and slashes'
    if (why !== null) report(why, 'Write the path as a browser shows it, without the locale: /docs/old-name')
    else if ([from, to].some((path) => site.locales.some(({ id }) => `${path}/`.startsWith(`/${id}/`))))
      report('names a locale, although it holds in every one', 'Write both paths without the locale: /docs/old-name')
    else if (pages.has(toKey(from.replace(/\.html$/i, '')))) report('begins where a page is', 'Delete the redirect, or move the page')
    else if ([from.slice(1), redirectFile(from)].some((file) => publicFiles.has(file) || plan.linkableFiles.has(file)))
      report('begins where a file of the output is', 'Delete the redirect, or the file')
    else if (seen.has(toKey(from))) report('is written twice', 'Keep one of the two')
    seen.add(toKey(from))
  }
}

/** No file of the output is where another one needs a folder: with the page "/about", nothing can lie below `about.html`. */
export const filesForFolders: Check = ({ planned: { site, plan, publicFiles }, problems, places }) => {
  const owners = new Map(
    [...ownFiles, ...plan.linkableFiles].map((file) => [`/${toKey(file)}`, `the file "${file}", which the generator writes`]),
  )
  for (const { from } of plan.redirects) owners.set(toKey(`/${redirectFile(from)}`), `the redirect from "${from}"`)
  for (const { page } of plan.routes)
    for (const file of [toDocumentFile(page.path), toDataFile(page.path)]) owners.set(toKey(`/${file}`), `the page "${page.path}"`)
  const ownerOf = (file: string): string | undefined => foldersOf(`/${file}`).flatMap((folder) => owners.get(folder) ?? [])[0]
  const hint = 'Rename one of the two'
  const reported = new Set<string | null>()
  for (const { file, page } of plan.routes) {
    const owner = ownerOf(toDocumentFile(page.path)) ?? ownerOf(toDataFile(page.path))
    if (owner === undefined || reported.has(file)) continue
    reported.add(file)
    const message = `The page "${page.path}" needs a folder in the place of ${owner}`
    problems.add('unsafe-path', { file, span: file === null ? null : frontMatterSpan, message, hint })
  }
  for (const file of publicFiles) {
    const owner = ownerOf(file)
    if (owner === undefined) continue
    problems.add('public-file-conflict', { file: `public/${file}`, message: `The file needs a folder in the place of ${owner}`, hint })
  }
  for (const file of publicFiles) owners.set(`/${toKey(file)}`, `the file public/${file}`)
  for (const { from } of site.redirects) {
    const owner = site.locales.flatMap(({ base }) => ownerOf(redirectFile(joinPath(base, from))) ?? [])[0]
    if (owner === undefined) continue
    const message = `The redirect from "${from}" needs a folder in the place of ${owner}`
    problems.add('redirect-invalid', { ...places.text(from, 'from'), message, hint })
  }
}

/** No page of the docs has an address that begins like those of a version. */
export const docsBelowVersions: Check = ({ planned: { site, contents }, problems }) => {
  for (const { entry } of contents) {
    // The pages of earlier versions lie below the names of those, and stay as they were cut.
    if (entry.kind !== 'doc' || !['current', site.latest?.name].includes(entry.version)) continue
    const [first = ''] = toKey(entry.slug).split('/')
    if (!site.versions.some(({ name }) => name !== 'current' && toKey(name) === first)) continue
    problems.add('version-exists', {
      file: entry.source.file,
      span: frontMatterSpan,
      message: `The page's path below the docs, "${entry.slug}", begins with the name of a version`,
      hint: 'Rename the file or its folder, or give it another `slug`',
    })
  }
}

/** The folders that a path lies in, outermost first, as keys. */
function foldersOf(path: string): string[] {
  const parts = toKey(path).split('/')
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'))
}

/** Equal for paths that some host takes for the same. */
function toKey(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}

/** Why no page may have a path; null for a path that is fine. */
function whyUnsafe(path: string): string | null {
  const parts = toDocumentFile(path).split('/')
  if (parts.some((part) => Buffer.byteLength(part) > 240) || Buffer.byteLength(path) > 1000) return 'is too long for a file name'
  if (parts.some((part) => part === '..' || part === '.' || part === '')) return 'leads out of the output folder'
  if (/\/index(?:\.html)?$/.test(path)) return 'ends with a name that addresses leave out'
  return reserved.test(path) ? 'is kept for files of the generator' : null
}
