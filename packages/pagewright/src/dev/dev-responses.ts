import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { escapeText } from '@pagewright/markdown'
import { decodeSafely, fromHref, localeOf, type PagePayload, splitUrl, toDataFile } from '@pagewright/model'
import sirv from 'sirv'
import type { ViteDevServer } from 'vite'
import type { Store } from '../cache/store.ts'
import type { Site } from '../config/resolve-site.ts'
import { publicFolder } from '../output/collect-copies.ts'
import { redirectDocument } from '../output/redirects.ts'
import { createJobs } from '../render/create-jobs.ts'
import { contentType } from '../serve/content-type.ts'
import { redirectOf } from '../serve/create-handler.ts'
import type { DevSite } from './dev-site.ts'
import { makeFile } from './make-file.ts'

/** A page's data, and a way to render its document. */
export type RenderedPage = { readonly payload: PagePayload; readonly document: () => Promise<string> }

/** A request, and what answers it. */
export type DevRequest = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly root: string
  readonly site: Site
  readonly store: Store
  readonly dev: DevSite
  readonly renderAt: (path: string) => Promise<RenderedPage | null>
  readonly vite: ViteDevServer
}

/** Answers a request by what a build would have there; what is none of the site's is Vite's. Resolves when Vite's answer is sent or given up. */
export async function respond(input: DevRequest): Promise<void> {
  const { request, response, site, renderAt, vite } = input
  const { path: url, query } = splitUrl(request.url ?? '/')
  const inside = fromHref(site.mount, url)
  const path = decodeSafely(inside ?? '/')
  const sendNotFound = async (): Promise<void> => {
    const page = await renderAt(`${localeOf(path, site.locales).base}404`)
    send(response, { type: 'text/html', body: (await page?.document()) ?? '', status: 404 })
  }
  const isPage = isPageRequest(request, inside ?? url)
  const redirect = isPage ? redirectOf(url, site) : null
  if (redirect !== null) return void response.writeHead(302, { Location: redirect + query }).end()
  if (inside !== null && (await sendOwn(path, input))) return
  if (isPage) return sendNotFound()
  vite.middlewares(request, response, () => sendNotFound().catch(() => response.writeHead(404).end()))
  if (!response.closed) await new Promise((resolve) => response.once('close', resolve))
}

/** Whether somebody wants to look at what is there: Vite would show the sources of the generator. */
function isPageRequest(request: IncomingMessage, path: string): boolean {
  return (request.headers.accept ?? '').includes('text/html') && !path.startsWith('/@')
}

/** Sends the file that a build writes for a site path. Resolves to whether there is one. */
async function sendOwn(path: string, { request, response, root, site, store, dev, renderAt }: DevRequest): Promise<boolean> {
  const { plan, targets } = dev.snapshot()
  const sharedFile = dev.sharedFile(path.slice(1))
  if (sharedFile !== null) return send(response, { type: 'application/json', body: sharedFile })
  const described = path.startsWith('/_pages/') ? [...targets.routes.keys()].find((page) => `/${toDataFile(page)}` === path) : undefined
  if (described !== undefined)
    return send(response, { type: 'application/json', body: JSON.stringify((await renderAt(described))?.payload) })
  if (targets.routes.has(path)) return send(response, { type: 'text/html', body: (await (await renderAt(path))?.document()) ?? '' })
  const redirect = plan.redirects.find(({ from }) => from === path)
  if (redirect !== undefined) return send(response, { type: 'text/html', body: redirectDocument(redirect, site) })
  const made = await makeFile(path.slice(1), { root, site, store, dev })
  if (made !== null) return send(response, { type: contentType(path).replace(/;.*/, ''), body: made })
  const file = sourceOf(path.slice(1), { root, dev })
  if (file === null) return false
  request.url = encodeURI(`/${file}`)
  sirv(root, { dev: true, dotfiles: true })(request, response)
  return true
}

/** The file, as a path from the root, that a build copies to an output file: of the public folder, or an asset of the content. */
function sourceOf(name: string, { root, dev }: Pick<DevRequest, 'root' | 'dev'>): string | null {
  const { targets, plan } = dev.snapshot()
  if (targets.publicFiles.has(name)) return `${publicFolder}/${name}`
  const asset = name.startsWith('assets/') ? createJobs(plan.routes, { root, targets }).assets.find(({ file }) => file === name) : undefined
  return asset === undefined ? null : relative(root, asset.from).replaceAll('\\', '/')
}

function send(response: ServerResponse, { type, body, status = 200 }: { type: string; body: string | Uint8Array; status?: number }): true {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
  return true
}

/** Answers a request that failed, usually on a broken theme, by what is wrong; the page loads again when it is mended. */
export function respondError(response: ServerResponse, error: Error): void {
  const again = 'setInterval(() => fetch(location).then(({ ok }) => ok && location.reload(), () => {}), 1000)'
  const body = `<!doctype html><html lang="en"><title>Error</title><body><pre>${escapeText(error.stack ?? error.message)}</pre><script>${again}</script></body></html>`
  send(response, { type: 'text/html', body, status: 500 })
}
