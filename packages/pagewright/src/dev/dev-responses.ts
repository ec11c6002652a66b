import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { escapeText } from '@pagewright/markdown'
import { decodeSafely, fromHref, localeOf, type Problem, splitUrl, toHref } from '@pagewright/model'
import type { ViteDevServer } from 'vite'
import { readBody } from '../cache/store.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import { publicFolder } from '../content/public-files.ts'
import type { OutputFile } from '../output/output-file.ts'
import { hasTypeNotes } from '../plan/file-names.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import { isPublicFolder } from '../plan/public-address.ts'
import { formatProblems } from '../report/format-problems.ts'
import { redirectOf, withQuery } from '../serve/create-handler.ts'
import { contentType, sendFile } from '../serve/send-file.ts'
import type { DevSite } from './dev-site.ts'
import { reportingHeaders } from './policy-reports.ts'

type DevRequest = SiteContext & {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly dev: DevSite
  readonly vite: ViteDevServer
}

/** Answers with what a build would have under a URL, and with Vite's modules. Resolves when the answer is sent or given up. */
export async function respond(input: DevRequest): Promise<void> {
  const { request, response, site, dev, vite } = input
  const { path: url, query } = splitUrl(request.url ?? '/')
  const inside = fromHref(site.mount, url)
  const path = decodeSafely(inside ?? '/')
  const { planned, pages } = await dev.current()
  const spelling = redirectOf(url, { ...site, isFolder: (folder) => isPublicFolder(folder, planned) })
  // An old address in another spelling leads to the new one at once, as on a built site.
  const redirect = spelling === null ? null : (movedTo(decodeSafely(fromHref(site.mount, spelling) ?? ''), { site, planned }) ?? spelling)
  const redirectOrSayNotFound = async (): Promise<void> => {
    if (redirect !== null) return void response.writeHead(302, { Location: withQuery(redirect, query) }).end()
    const document = await pages.document(`${localeOf(path, site.locales).base}404`)
    send(response, { file: '404.html', body: document ?? '', status: 404, headers: reportingHeaders({ site }) })
  }
  // Vite would answer a request for a page that does not exist with a source file of the generator, if there is one at that path.
  const isPage = asksForPage(request) && !(inside ?? url).startsWith('/@')
  // What Vite serves may have any address, so a tool that does not ask for a page is led elsewhere only if there is nothing.
  if (isPage && redirect !== null) return redirectOrSayNotFound()
  if (inside !== null && (await sendFileOfSite(path, input))) return
  if (isPage) return redirectOrSayNotFound()
  vite.middlewares(request, response, () => redirectOrSayNotFound().catch(() => response.destroy()))
  if (!response.closed) await new Promise((resolve) => response.once('close', resolve))
}

/** The URL path to which a redirect leads from a site path; null without one. */
function movedTo(path: string, { site, planned }: Pick<DevRequest, 'site'> & { planned: PlannedSite }): string | null {
  const redirect = planned.plan.redirects.find(({ from }) => from === path)
  return redirect === undefined ? null : encodeURI(toHref(site.mount, redirect.to))
}

function asksForPage({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('text/html')
}

/** Whether a browser will show the answer as a page, rather than read it by script. Without HTTPS, some do not say. */
export function opensPage(request: IncomingMessage): boolean {
  return asksForPage(request) && ['document', undefined].includes(request.headers['sec-fetch-dest'] as string | undefined)
}

/** Sends the file that a build writes for a site path. Resolves to whether there is one. */
async function sendFileOfSite(path: string, input: DevRequest): Promise<boolean> {
  const { request, response, root, site, dev } = input
  const { query } = splitUrl(request.url ?? '/')
  const { planned, dataFiles, pages } = await dev.current()
  const name = path.slice(1)
  const sharedFile = dev.sharedFile(name)
  if (sharedFile !== null) return send(response, { file: name, body: sharedFile })
  const described = dataFiles.get(name)
  if (described !== undefined) return send(response, { file: name, body: JSON.stringify(await pages.payload(described)) })
  const page = planned.routeAt.get(path)?.page
  if (page !== undefined)
    return send(response, {
      file: 'page.html',
      body: (await pages.document(path)) ?? '',
      status: page.type === 'notFound' ? 404 : 200,
      headers: reportingHeaders({ site }),
    })
  const redirect = movedTo(path, { site, planned })
  if (redirect !== null) {
    response.writeHead(302, { Location: withQuery(redirect, query) }).end()
    return true
  }
  const made = await makeFile(name, input)
  if (made !== null) return send(response, { file: name, body: made })
  const file = name.replace(/\/$/, '/index.html')
  const source = planned.publicFiles.has(file) ? join(root, publicFolder, file) : name.startsWith('assets/') ? pages.asset(name) : null
  if (source === null) return false
  await sendFile(source, { request, response, headers: { 'Cache-Control': 'no-cache' } })
  return true
}

/** Makes the feed, sitemap, search file, Markdown, picture or file of types that a build has under a name; null where it has none. */
async function makeFile(name: string, { store, dev }: DevRequest): Promise<string | Uint8Array | null> {
  const { planned, dataFiles, pages } = await dev.current()
  if (/^(_search\/|assets\/search-)/.test(name)) return contentOf(await pages.searchFiles(), name)
  const route = planned.routeAt.get(dataFiles.get(name.replace(/\.types\.json$/, '.json')) ?? '')
  if (route !== undefined)
    return hasTypeNotes(route) ? JSON.stringify(readBody(store, route.articles[0]?.content.compiled.bodyKey ?? '').typeNotes) : null
  return planned.plan.linkableFiles.has(name) || name.startsWith('social/') ? contentOf(await pages.generatedFiles(), name) : null
}

/** The content of the file with a name; null where the list has none. */
async function contentOf(files: readonly OutputFile[], name: string): Promise<string | Uint8Array | null> {
  return (await files.find(({ file }) => file === name)?.make()) ?? null
}

type Answer = {
  readonly file: string
  readonly body: string | Uint8Array
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a body with the content type that `file` has by its name. */
function send(response: ServerResponse, { file, body, status = 200, headers = {} }: Answer): true {
  response.writeHead(status, { 'Content-Type': contentType(file), 'Cache-Control': 'no-store', ...headers }).end(body)
  return true
}

/** Answers with a document that tells the problems, and loads the page again as soon as something else is there. */
export function respondProblems(response: ServerResponse, { problems, root }: { problems: readonly Problem[]; root: string }): void {
  const text = formatProblems(problems, { root, format: 'text' })
  // It asks again and again, because while there is no configuration that can be used, there is no server that could tell of a change.
  const script = `<script type="module">
const textOf = (root) => root.querySelector('pre')?.textContent
setInterval(async () => {
  const html = await fetch('', { headers: { Accept: 'text/html' } }).then((response) => response.text(), () => null)
  if (html !== null && textOf(new DOMParser().parseFromString(html, 'text/html')) !== textOf(document)) location.reload()
}, 500)
</script>`
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeText(problems[0]?.message ?? '')}</title><body><pre>${escapeText(text)}</pre>${script}</body></html>`
  send(response, { file: 'problem.html', body, status: 500 })
}
