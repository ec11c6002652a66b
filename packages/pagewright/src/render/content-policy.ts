import { integrity } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'

/** The directives of a Content-Security-Policy with their sources, as its specification (W3C CSP Level 3) names them. */
export type PolicyRules = Readonly<Record<string, readonly string[]>>

/** What every page of a site may load: its own files, and what the configuration names. The inline parts of documents are not in it. */
export function policyRules({ analytics, policy }: Pick<Site, 'analytics' | 'policy'>): PolicyRules {
  const more = (directive: keyof Site['policy']): readonly string[] => policy[directive] ?? []
  const isGoogle = analytics?.type === 'gtag'
  const google = isGoogle ? ['https://www.googletagmanager.com'] : []
  const collect = isGoogle ? ['https://*.google-analytics.com'] : analytics === undefined ? [] : [new URL(analytics.endpoint).origin]
  return {
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...google, ...more('script-src')],
    'style-src': ["'self'", ...more('style-src')],
    'img-src': ["'self'", 'data:', ...more('img-src')],
    'media-src': ["'self'", ...more('media-src')],
    'font-src': ["'self'", ...more('font-src')],
    'connect-src': ["'self'", ...collect, ...more('connect-src')],
    'worker-src': ["'self'", ...more('worker-src')],
    // Pages cannot be framed at all: these are documents of the public folder that have a policy of their own.
    'frame-src': ["'self'", ...more('frame-src')],
    'base-uri': ["'none'"],
    'form-action': more('form-action').length > 0 ? more('form-action') : ["'none'"],
  }
}

/** The inline parts of documents. */
type Inline = { readonly starter: string; readonly styles: readonly string[] }

/** The policy of built documents: the inline parts are allowed by their hashes. */
export function contentPolicy(rules: PolicyRules, { starter, styles }: Inline): string {
  const inline = styles.filter((css) => css !== '').map((css) => `'${integrity(css)}'`)
  return toText(rules, { 'script-src': [`'${integrity(starter)}'`], 'style-src': inline })
}

/**
 * The policy that the development server has browsers report by: that of built documents, apart from what Vite needs, which are inline
 * scripts and styles, a web socket, and a worker that waits for the server. It forbids attributes for styles and events in the HTML, as no
 * hash allows them.
 */
export function reportedPolicy(rules: PolicyRules): string {
  const own = toText(rules, {
    'script-src': ["'unsafe-inline'"],
    'style-src': ["'unsafe-inline'"],
    'connect-src': ['ws:', 'wss:'],
    'worker-src': ['blob:'],
  })
  return `${own}; style-src-attr 'none'; script-src-attr 'none'`
}

/** Directives that say no more than `default-src` are left out, because the policy stands in every document. */
function toText(rules: PolicyRules, more: PolicyRules): string {
  const directives = Object.entries(rules).map(([name, sources]) => ({ name, sources: [...sources, ...(more[name] ?? [])].join(' ') }))
  const needed = directives.filter(({ name, sources }) => name === 'default-src' || sources !== "'self'")
  return needed.map(({ name, sources }) => `${name} ${sources}`).join('; ')
}
