import { toHref } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Route } from '../plan/route.ts'

/** Headers for the URL paths that fit a pattern; `*` stands for any text. */
export type HeaderRule = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

export type HeadersInput = {
  readonly site: Pick<Site, 'mount' | 'offline'>
  readonly routes: readonly Pick<Route, 'page'>[]
  /** Content-Security-Policy of the documents. */
  readonly policy: string
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** The headers that a host is to send. No two rules that fit the same path set the same header, because hosts would join the values. */
export function headerRules({ site, routes, policy }: HeadersInput): HeaderRule[] {
  const at = (path: string): string => toHref(site.mount, path)
  return [
    { path: at('/*'), headers: securityHeaders(policy) },
    { path: at('/assets/*'), headers: immutable },
    ...['/', '/_pages/*', '/_search/*', ...pageGroups(routes)].map((path) => ({ path: at(path), headers: revalidated })),
  ]
}

function securityHeaders(policy: string): HeaderRule['headers'] {
  return {
    // The documents state this policy as well, but only a header can forbid other sites to frame a page.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** Patterns that together fit all pages: `/docs/*` for the pages of a folder, `/about` for a page at the top. */
function pageGroups(routes: HeadersInput['routes']): string[] {
  const groups = new Set<string>()
  for (const { page } of routes) {
    const [first = '', ...rest] = page.path.slice(1).split('/')
    if (first === '') continue
    groups.add(rest.length === 0 ? `/${first}` : `/${first}/*`)
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
