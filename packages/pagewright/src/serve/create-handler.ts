import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { decodeSafely, fromHref, localeOf, normalizePath, splitUrl, toDataFile, toHref } from '@pagewright/model'
import { escapePattern } from '../config/config-places.ts'
import type { Site } from '../config/resolve-site.ts'
import { hidden } from '../content/public-files.ts'
import type { HeaderRule } from '../output/headers.ts'
import { listFiles } from '../output/output-file.ts'
import { outputRecordFile, recoverOutput } from '../output/staging.ts'
import { headersFile, redirectsFile } from '../plan/file-names.ts'
import { sendFile } from './send-file.ts'

type ServedSite = Pick<Site, 'mount' | 'locales' | 'defaultLocale'>

/** How often a file is looked for while a build puts its output in place, and the time between, in ms. */
const attempts = 10
const pause = 20

/** Serves an output folder as a good host does. Later builds are picked up. What goes wrong is answered with 500 or 503, never thrown. */
export function createHandler(out: string, site: ServedSite): RequestListener {
  const currentOutput = createOutputReader(out)
  const answer = async (request: IncomingMessage, { response, attempt }: { response: ServerResponse; attempt: number }): Promise<void> => {
    // At the last attempt the folder is read anew, because somebody may have deleted the file.
    const { files, redirects, headersOf } = currentOutput({ isStale: attempt === attempts })
    const { path, query } = splitUrl(request.url ?? '/')
    const headers = { 'Cache-Control': 'no-cache', ...headersOf(path) }
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD', ...headers }).end()
    const found = isSafe(path) ? findFile(path, { files, redirects, site }) : null
    if (found?.redirect !== undefined)
      return void response.writeHead(found.status, { Location: withQuery(found.redirect, query), ...headers }).end()
    const notFound = `${localeOf(decodeSafely(fromHref(site.mount, path) ?? '/'), site.locales).base}404.html`.slice(1)
    if (found !== null && found.file !== notFound) return sendFile(join(out, found.file), { request, response, mayCompress: true, headers })
    const uncached = { ...headers, 'Cache-Control': 'no-cache' }
    if (files.has(notFound)) return sendFile(join(out, notFound), { request, response, mayCompress: true, headers: uncached, status: 404 })
    response.writeHead(404, { ...uncached, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
  }
  return (request, response) => {
    answerPatiently((attempt) => answer(request, { response, attempt }), response).catch(() => response.destroy())
  }
}

/** Answers again when a file was missing: for a moment of each build the old output is gone and the new one not yet there. */
async function answerPatiently(answer: (attempt: number) => Promise<void>, response: ServerResponse): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await answer(attempt)
    } catch (error) {
      const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
      if (response.headersSent) throw error
      if (isMissing && attempt < attempts) {
        await setTimeout(pause)
        continue
      }
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '1' }
      const text = isMissing ? 'The site is being built; ask again in a moment.' : 'The file cannot be read.'
      return void response.writeHead(isMissing ? 503 : 500, headers).end(text)
    }
  }
}

/** Returns the output as it is now; while a build puts it in place, as it was. Throws ENOENT when there never was one. */
function createOutputReader(out: string): (options: { isStale: boolean }) => ServedOutput {
  let last: (ServedOutput & { readonly stamp: number }) | null = null
  return ({ isStale }) => {
    try {
      if (!existsSync(out)) recoverOutput(out)
      const stamp = statSync(join(out, outputRecordFile)).mtimeMs
      if (isStale || stamp !== last?.stamp) last = { stamp, ...readOutput(out) }
    } catch (error) {
      if (last === null) throw error
    }
    return last
  }
}

/** Whether no browser, proxy or file system can read a path in another way than this server does. */
function isSafe(path: string): boolean {
  const decoded = decodeSafely(path)
  return (
    path.startsWith('/') && !/[\\\0-\x1f\x7f]/.test(path + decoded) && !decoded.split('/').some((part) => part === '..' || part === '.')
  )
}

type Found = { readonly file: string; readonly redirect?: undefined } | { readonly redirect: string; readonly status: number }

/** The file at a URL path, relative to the output, or the URL path to use instead; null for neither. */
function findFile(
  path: string,
  { files, redirects, site }: Pick<ServedOutput, 'files' | 'redirects'> & { site: ServedSite },
): Found | null {
  // A folder that has a document of its own, and whose name is no page.
  const isFolder = (inside: string): boolean => files.has(`${inside.slice(1)}/index.html`) && !files.has(`${inside.slice(1)}.html`)
  const spelling = redirectOf(path, { ...site, isFolder })
  // An old address in another spelling leads to the new one at once.
  const rule = redirects.get(decodeSafely(spelling ?? path))
  if (rule !== undefined) return rule
  if (spelling !== null) return { redirect: spelling, status: 301 }
  const inside = fromHref(site.mount, path)
  if (inside === null) return null
  const name = decodeSafely(inside).slice(1)
  if (name === '' || name.endsWith('/')) return files.has(`${name}index.html`) ? { file: `${name}index.html` } : null
  // Pages have data; another document, of the public folder, is asked for by its full name.
  const page = /^(.+)\.html$/.exec(name)?.[1]
  if (page !== undefined && files.has(name) && files.has(toDataFile(`/${page}`)))
    return { redirect: toHref(site.mount, encodeURI(`/${page}`)), status: 301 }
  return files.has(name) ? { file: name } : files.has(`${name}.html`) ? { file: `${name}.html` } : null
}

type Spelling = ServedSite & {
  /** Whether the document at a site path is that of a folder: its relative links need the slash at the end of the address. */
  readonly isFolder: (path: string) => boolean
}

/** The URL path that a request is to use instead; null when its spelling is right. */
export function redirectOf(path: string, { mount, locales, defaultLocale, isFolder }: Spelling): string | null {
  if (`${path}/` === mount) return mount
  const inside = fromHref(mount, path)
  if (inside === null) return null
  const prefix = `/${defaultLocale.id}`
  const bare = inside === prefix || inside.startsWith(`${prefix}/`) ? `/${inside.slice(prefix.length + 1)}` : inside
  const normal = normalizePath(bare.replace(/\/index$/, '/'), locales).replace(/^\/(?=\/)/, '')
  const wanted = isFolder(decodeSafely(normal)) ? `${normal}/` : normal
  return wanted === inside ? null : toHref(mount, wanted)
}

/** A URL for a `Location` header, with the query of the request, if it has one, in place of its own. */
export function withQuery(to: string, query: string): string {
  const own = splitUrl(to)
  return own.path + (query || own.query) + own.hash
}

type ServedOutput = ReturnType<typeof readOutput>

/** Files that configure a host and are not served by it. */
const unserved = [headersFile, redirectsFile]

/** Reads what is served of an output folder. Throws the file system's error when the folder is missing or is replaced meanwhile. */
function readOutput(out: string) {
  // A symbolic link, which is not listed, could lead out of the folder, and a name with a leading dot is hidden.
  const files = new Set(listFiles(out).filter((name) => !hidden.test(name)))
  const rules = files.has(headersFile) ? parseHeaders(readFileSync(join(out, headersFile), 'utf8')) : []
  const patterns = rules.map(({ path, headers }) => {
    const source = path.split('*').map(escapePattern).join('.*')
    return { pattern: new RegExp(`^${source}$`, 's'), headers }
  })
  const redirectRules = files.has(redirectsFile) ? readFileSync(join(out, redirectsFile), 'utf8').split('\n') : []
  for (const name of unserved) files.delete(name)
  return {
    /** Paths relative to the folder, with `/`. A file that is not listed here is not served. */
    files: files as ReadonlySet<string>,
    /** From decoded URL paths to others, by the `_redirects` file. Its rules for many paths match nothing here: see `redirectOf`. */
    redirects: new Map(
      redirectRules
        .map((rule) => rule.split(' '))
        .map(([from = '', to = '', status]) => [from, { redirect: encodeURI(decodeSafely(to)), status: Number(status ?? 301) }]),
    ),
    /** The headers for a URL path by the `_headers` file: what a host that reads this file would send. */
    headersOf: (path: string): Readonly<Record<string, string>> =>
      Object.assign({}, ...patterns.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers)),
  }
}

/** Parses a `_headers` file: a pattern at the start of a line, its headers on indented lines below it, comments after `#`. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line)
    if (header === null) rules.push({ path: line.trim(), headers: {} })
    else Object.assign(rules.at(-1)?.headers ?? {}, { [header[1] as string]: (header[2] as string).trim() })
  }
  return rules
}
