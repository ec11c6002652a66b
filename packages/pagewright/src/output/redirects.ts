import { escapeAttribute, escapeText } from '@pagewright/markdown'
import { absoluteUrl, splitUrl, toHref } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import { redirectsFile } from '../plan/file-names.ts'
import { type Redirect, redirectFile } from '../plan/plan-redirects.ts'
import { toScript } from '../render/document.ts'
import { type OutputFile, readyFile } from './output-file.ts'

/** A document for each redirect, and the rules for hosts that read them. */
export function redirectFiles({ redirects }: { readonly redirects: readonly Redirect[] }, site: Site): OutputFile[] {
  // `/old` and `/old.html` have the same document: that of the first.
  const documents = new Map([...redirects].reverse().map((redirect) => [redirectFile(redirect.from), redirectDocument(redirect, site)]))
  return [...Array.from(documents, ([file, text]) => readyFile(file, text)), readyFile(redirectsFile, redirectRules(redirects, site))]
}

/** A small document that redirects, for hosts that do not read rules. With script, the query and the hash of the address are kept. */
export function redirectDocument({ to }: Redirect, { mount, url }: Pick<Site, 'mount' | 'url'>): string {
  const href = toHref(mount, to)
  const attribute = escapeAttribute(href)
  const canonical = absoluteUrl(splitUrl(to).path, { url, mount })
  const { path, query, hash } = splitUrl(href)
  const target = `${toScript(path)}+(location.search||${toScript(query)})+(location.hash||${toScript(hash)})`
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(href)}</title>` +
    `<script>location.replace(${target})</script><meta http-equiv="refresh" content="0; url=${attribute}">` +
    `<link rel="canonical" href="${escapeAttribute(canonical)}"><meta name="robots" content="noindex"></head><body><a href="${attribute}">${escapeText(href)}</a></body></html>\n`
  )
}

/** The `_redirects` file, which several hosts read. One rule covers all paths with the prefix of the default locale. */
export function redirectRules(redirects: readonly Redirect[], { mount, defaultLocale }: Pick<Site, 'mount' | 'defaultLocale'>): string {
  const own = `/${defaultLocale.id}`
  const others = redirects.filter(({ from }) => from !== own && !from.startsWith(`${own}/`))
  const rules = others.map(({ from, to, isTemporary }) => `${toHref(mount, from)} ${toHref(mount, to)} ${isTemporary ? 302 : 301}`)
  const prefix = toHref(mount, own)
  return `${[...rules, `${prefix} ${mount} 301`, `${prefix}/* ${mount}:splat 301`].join('\n')}\n`
}
