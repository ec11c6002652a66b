import { existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { decodeSafely, fromHref, localeOf, normalizePath, splitUrl, toHref } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import { recordFile } from '../output/record.ts'
import { recoverOutput } from '../output/staging.ts'
import { createCompressor } from './compress.ts'
import { listFiles, type ServedFile } from './list-files.ts'
import { type HeadersOf, readHeaders } from './read-headers.ts'
import { sendFile } from './send-file.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

type Folder = { readonly stamp: number; readonly files: ReadonlyMap<string, ServedFile>; readonly headersOf: HeadersOf }
type ServedSite = Pick<Site, 'mount' | 'locales' | 'defaultLocale'>

/**
 * Serves an output folder as a good host does: pages without `.html`, one spelling of each URL (others redirect), the
 * headers of `_headers`, the locale's not-found page with status 404, compressed texts. A later build is picked up.
 */
export function createHandler(out: string, site: ServedSite): Handler {
  const compressor = createCompressor()
  let folder: Folder | null = null
  return (request, response) => {
    if (!existsSync(out)) recoverOutput(out)
    const stamp = statSync(join(out, recordFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (folder === null || stamp !== folder.stamp) folder = { stamp, files: listFiles(out), headersOf: readHeaders(out) }
    const { path, query } = splitUrl(request.url ?? '/')
    const safe = isSafe(path)
    const target = safe ? redirectOf(path, site) : null
    const found = safe && target === null ? findFile(path, { folder, site }) : undefined
    const file =
      found ?? folder.files.get(`${localeOf(decodeSafely(fromHref(site.mount, path) ?? '/'), site.locales).base}404.html`.slice(1))
    const headers = { 'Cache-Control': 'no-cache', ...folder.headersOf(path) }
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD', ...headers }).end()
    else if (target !== null) response.writeHead(301, { Location: target + query, ...headers }).end()
    else if (file === undefined) response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end('Not found')
    else {
      const status = found === undefined ? 404 : 200
      const kept = status === 200 ? headers : { ...headers, 'Cache-Control': 'no-cache' }
      sendFile(file, { request, response, compressor, headers: kept, status }).catch(() =>
        response.headersSent ? response.destroy() : response.writeHead(500).end(),
      )
    }
  }
}

/** Nothing that a browser, a proxy or a file system may read in another way: it is no page's path. */
function isSafe(path: string): boolean {
  const decoded = decodeSafely(path)
  return (
    path.startsWith('/') && !/[\\\0-\x1f\x7f]/.test(path + decoded) && !decoded.split('/').some((part) => part === '..' || part === '.')
  )
}

function findFile(path: string, { folder, site }: { folder: Folder; site: ServedSite }): ServedFile | undefined {
  const inside = fromHref(site.mount, path)
  if (inside === null) return undefined
  const name = decodeSafely(inside).slice(1)
  if (name === '' || name.endsWith('/')) return folder.files.get(`${name}index.html`)
  return folder.files.get(name) ?? folder.files.get(`${name}.html`)
}

/** The URL path that a request is to use instead; null when its spelling is right. */
export function redirectOf(path: string, { mount, locales, defaultLocale }: ServedSite): string | null {
  if (`${path}/` === mount) return mount
  const inside = fromHref(mount, path)
  if (inside === null) return null
  const prefix = `/${defaultLocale.id}`
  const bare = inside === prefix || inside.startsWith(`${prefix}/`) ? `/${inside.slice(prefix.length + 1)}` : inside
  const normal = normalizePath(
    bare,
    locales.map(({ base }) => base),
  ).replace(/^\/(?=\/)/, '')
  return normal === inside ? null : toHref(mount, normal)
}
