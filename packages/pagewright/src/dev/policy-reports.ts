import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { fromHref, type Problem, toProblem } from '@pagewright/model'
import { policy } from '../config/policy-schema.ts'
import { policyRules, reportedPolicy } from '../render/content-policy.ts'
import { placeInSite } from './thrown-in-browser.ts'

type Options = Parameters<typeof placeInSite>[1]

/** A report as browsers send it to the `report-uri` of a policy (W3C CSP Level 3, 5.3), as far as it is read here. */
type Report = {
  readonly 'document-uri': string
  readonly 'effective-directive': string
  /** A URL, or `inline`, or `eval`. */
  readonly 'blocked-uri': string
  readonly 'source-file'?: string
  readonly 'line-number'?: number
  readonly 'column-number'?: number
}

/** The URL path that browsers send reports to. */
export function reportAddress(mount: string): string {
  return `${mount}@pagewright/policy`
}

/** The headers by which browsers report what a page could not load or do in a build. */
export function reportingHeaders({ site }: Pick<Options, 'site'>): Record<string, string> {
  const rules = reportedPolicy(policyRules(site))
  return { 'Content-Security-Policy-Report-Only': `${rules}; report-uri ${reportAddress(site.mount)}` }
}

/** The size, in bytes, up to which a report is read. */
const largestReport = 64 * 1024

/**
 * Reads a report from the body of a request. Resolves to null for what is none or an extension has done, and for what pages of other sites
 * send, which cannot set this content type. Rejects for what is no JSON.
 */
export async function problemOfReport(request: IncomingMessage, options: Options): Promise<Problem | null> {
  const { 'content-type': type = '', 'content-length': length = Number.POSITIVE_INFINITY } = request.headers
  if (!type.startsWith('application/csp-report') || Number(length) > largestReport) return null
  const { 'csp-report': report } = JSON.parse(await text(request)) as { readonly 'csp-report'?: Report }
  if (report === undefined || /^[a-z]+-extension/.test(report['blocked-uri'])) return null
  const { 'source-file': source = '', 'line-number': line = 0, 'column-number': column = 0, 'document-uri': url } = report
  const place = await placeInSite(`${source}:${line}:${column}`, options)
  const { pathname } = new URL(url)
  return toProblem('policy-forbids', {
    ...(place ?? { file: null, span: null }),
    message: `The page ${fromHref(options.site.mount, pathname) ?? pathname} ${messageOf(report)}, which the policy of built pages forbids`,
    hint: hintOf(report),
  })
}

function messageOf({ 'effective-directive': directive, 'blocked-uri': blocked }: Report): string {
  if (directive === 'style-src-attr') return 'has a `style` attribute in its HTML'
  if (directive === 'script-src-attr') return 'has an attribute with a script in its HTML'
  if (blocked === 'eval') return 'runs code from a string, by `eval` or the like'
  return `loads ${blocked}`
}

function hintOf({ 'effective-directive': effective, 'blocked-uri': blocked }: Report): string {
  if (effective === 'style-src-attr') return 'Use a class, or set the style by script once the page is shown'
  const directive = effective.replace(/-(?:elem|attr)$/, '')
  const [origin] = /^(?:https?|wss?):\/\/[^/]+/.exec(blocked) ?? []
  if (origin === undefined || !(directive in policy.shape)) return 'Find another way: no setting allows it'
  return `Copy it into the site, or allow it in the configuration: policy: { '${directive}': ['${origin}'] }`
}
