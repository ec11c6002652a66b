import { escapeAttribute, escapeText } from '@pagewright/markdown'
import { toHref } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Redirect } from '../plan/plan-redirects.ts'

/** A small document that redirects, for hosts that do not read rules. */
export function redirectDocument({ to }: Redirect, { mount, url }: Pick<Site, 'mount' | 'url'>): string {
  const href = toHref(mount, to)
  const attribute = escapeAttribute(href)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(href)}</title><meta http-equiv="refresh" content="0; url=${attribute}">` +
    `<link rel="canonical" href="${escapeAttribute(url)}${attribute}"><meta name="robots" content="noindex"></head><body><a href="${attribute}">${escapeText(href)}</a></body></html>\n`
  )
}

/**
 * The `_redirects` file, which several hosts read: one rule a line, and one that covers all paths with the prefix of the default
 * locale.
 */
export function redirectRules(redirects: readonly Redirect[], { mount, defaultLocale }: Pick<Site, 'mount' | 'defaultLocale'>): string {
  const rules = redirects.map(({ from, to }) => `${toHref(mount, from)} ${toHref(mount, to)} 301`)
  const prefix = `${mount}${defaultLocale.id}`
  return `${[...rules, `${prefix} ${mount} 301`, `${prefix}/* ${mount}:splat 301`].join('\n')}\n`
}
