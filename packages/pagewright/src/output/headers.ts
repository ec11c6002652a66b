import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toHref } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import { publicFolder } from '../content/public-files.ts'
import type { Route } from '../plan/page-base.ts'

/** Headers for the URL paths that fit a pattern; `*` stands for any text. */
export type HeaderRule = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

type HeadersInput = {
  readonly site: Pick<Site, 'mount' | 'offline'>
  readonly routes: readonly Pick<Route, 'page'>[]
  readonly policy: string
  /** Documents of the public folder that have another policy. */
  readonly own: readonly OwnPolicy[]
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** In a sandboxed frame, browsers do not ask the service worker for a document. Without a network, their own cache has to have it. */
const keptForAWeek = { 'Cache-Control': 'public, max-age=604800' }
const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** The headers that a host is to send. No two rules that fit the same path set the same header, because hosts would join the values. */
export function headerRules({ site, routes, policy, own }: HeadersInput): HeaderRule[] {
  const at = (path: string): string => toHref(site.mount, path)
  // The documents state this policy as well, but only a header can forbid other sites to frame a page.
  const forAll = { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` }
  // A policy for all paths would be joined with that of a document that has its own. So each rule for pages and scripts states it.
  const forEach = own.length === 0 ? {} : forAll
  return [
    { path: at('/*'), headers: { ...(own.length === 0 ? forAll : {}), ...securityHeaders } },
    { path: at('/assets/*'), headers: { ...immutable, ...forEach } },
    ...['/', '/_pages/*', '/_search/*', ...pageGroups({ routes, own })].map((path) => ({
      path: at(path),
      headers: { ...revalidated, ...forEach },
    })),
    ...own.flatMap((document) =>
      // Some hosts serve a document without its extension.
      [document.path, document.path.replace(/\.html$/, '')].map((path) => ({
        path: at(path),
        headers: { ...keptForAWeek, 'Content-Security-Policy': `${document.policy}; frame-ancestors 'self'` },
      })),
    ),
  ]
}

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** Patterns that fit all pages: `/docs/*` for a folder, `/about` at the top. Beside a document with its own policy, each page is listed. */
function pageGroups({ routes, own }: Pick<HeadersInput, 'routes' | 'own'>): string[] {
  const groups = new Set<string>()
  for (const { page } of routes) {
    const [first = '', ...rest] = page.path.slice(1).split('/')
    if (first === '') continue
    const isShared = own.some(({ path }) => path.startsWith(`/${first}/`))
    groups.add(rest.length === 0 ? `/${first}` : isShared ? page.path : `/${first}/*`)
  }
  return [...groups].sort()
}

/** Writes rules as a `_headers` file, which several hosts read. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  const note =
    '# Once the site and all its subdomains are served over HTTPS for good, add to the first rule:\n' +
    '#   Strict-Transport-Security: max-age=63072000; includeSubDomains\n'
  return `${note}${blocks.join('\n')}\n`
}

/** A document of the public folder that states a Content-Security-Policy of its own. */
type OwnPolicy = {
  /** Site path of the file, e.g. `/demo/frame.html`. */
  readonly path: string
  readonly policy: string
}

const statement = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i

/** Finds the documents among the files of the public folder that state a policy in a `meta` element. */
export function ownPolicies(root: string, publicFiles: ReadonlySet<string>): OwnPolicy[] {
  return [...publicFiles]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const policy = statement.exec(readFileSync(join(root, publicFolder, file), 'utf8'))?.[1]
      // In a header, a line break would end the policy, and what follows it would be another header, or a rule for other paths.
      return policy === undefined ? [] : [{ path: `/${file}`, policy: policy.replace(/[\s\p{Cc}]+/gu, ' ').trim() }]
    })
}
