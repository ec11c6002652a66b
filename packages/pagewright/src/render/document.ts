import { escapeAttribute, escapeText } from '@pagewright/markdown'
import {
  documentTitle,
  headMark,
  mapArticles,
  type PageData,
  type PagePayload,
  pageHead,
  type SiteData,
  withoutArticles,
} from '@pagewright/model'
import type { ClientBundle } from '../vite/bundle-client.ts'
import type { Styles } from '../vite/split-styles.ts'
import { contentPolicy, type PolicyRules } from './content-policy.ts'
import { jsonLd } from './json-ld.ts'

/** The scripts and styles that every document has. */
type DocumentAssets = Pick<ClientBundle, 'entry' | 'styles' | 'starter'>

/** How documents differ between a build and the development server. */
export type DocumentOptions = {
  readonly assets: DocumentAssets
  /** Further elements for the head, as HTML. */
  readonly extraHead: string
  /** The Content-Security-Policy that the document states, without its inline parts; null for none. */
  readonly policy: PolicyRules | null
}

/** The text of a whole document. `app` is the HTML that React rendered. */
export function toDocument(
  payload: PagePayload,
  { site, app, assets, extraHead, policy }: DocumentOptions & { readonly site: SiteData; readonly app: string },
): string {
  const { page, buildId } = payload
  const head = pageHead(page, site)
    .map(({ tag, attributes }) => `<${tag} ${headMark}${toAttributes(attributes)}>`)
    .join('')
  const data = toScript({ ...payload, page: showsArticles(app, page) ? withoutArticles(page) : page, entry: assets.entry })
  const [first, deferred] = inlineStyles(assets.styles, page.type)
  const isPlaced = deferred !== '' && app.includes(deferredStylesSlot)
  const headStyles = `<style>${first}</style>${deferred === '' || isPlaced ? '' : `<style>${deferred}</style>`}`
  const body = isPlaced ? app.replace(deferredStylesSlot, () => deferredStyles(deferred)) : app
  const rules = policy === null ? '' : contentPolicy(policy, { starter: assets.starter, styles: [first, deferred] })
  const csp = rules === '' ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(rules)}">`
  // A data block, which the Content-Security-Policy need not allow.
  const facts = jsonLd(page, site)
  const structured = facts === null ? '' : `<script type="application/ld+json">${toScript(facts)}</script>`
  // Other pages load the runtime at the first interaction. The not-found page loads it at once, because only a script can suggest pages.
  const { src, integrity: hash } = assets.entry
  const runtime = page.type === 'notFound' ? `<script type="module" src="${escapeAttribute(src)}" integrity="${hash ?? ''}"></script>` : ''
  const { lang, dir } = site.locale
  const direction = dir === undefined ? '' : ` dir="${dir}"`
  return (
    `<!doctype html><html lang="${escapeAttribute(lang)}"${direction} data-theme="light" data-build="${buildId}"><head><meta charset="utf-8">${csp}` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(documentTitle(page, site))}</title>${head}` +
    `<meta name="generator" content="${escapeAttribute(site.generator)}">` +
    `${headStyles}<script>${assets.starter}</script>${extraHead}</head>` +
    `<body><div id="_root">${body}</div><script type="application/json" id="_pagewright">${data}</script>${structured}${runtime}</body></html>\n`
  )
}

/**
 * Whether the page's articles stand in its HTML, in their order and as they are, so that the runtime can read them from there. A theme may
 * show them in another way, such as behind a button.
 */
function showsArticles(app: string, page: PageData): boolean {
  const wanted: string[] = []
  mapArticles(page, ({ html }) => {
    wanted.push(html)
    return html
  })
  const shown = app.split(articleMark).slice(1)
  return shown.length === wanted.length && shown.every((rest, index) => rest.startsWith(`${wanted[index]}</div>`, rest.indexOf('>') + 1))
}

/** What React renders of the mark of an `Article`. */
const articleMark = ' data-article=""'

/** The empty element that React renders where the theme's shell has its `deferredStyles`. */
const deferredStylesSlot = '<div hidden="" data-deferred-styles=""></div>'

/** In the body, HTML allows style elements only inside of SVG, where their text may be CDATA. */
function deferredStyles(css: string): string {
  return deferredStylesSlot.replace('></', () => `><svg><style><![CDATA[${css.replaceAll(']]>', ']]]]><![CDATA[>')}]]></style></svg></`)
}

/** A value as JSON for a script element, where `<` could end the element or begin a comment. */
export function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The styles that documents of a page type have inline: in the head, and behind the header. */
function inlineStyles({ first, deferred, pages }: Styles, type: string): readonly [first: string, deferred: string] {
  return [first, deferred + (pages[type] ?? '')]
}

/** The Content-Security-Policy that allows the inline parts of all documents, whatever the type of their page. */
export function commonPolicy({ styles, starter }: Pick<DocumentAssets, 'styles' | 'starter'>, rules: PolicyRules): string {
  const types = ['', ...Object.keys(styles.pages)]
  return contentPolicy(rules, { starter, styles: [...new Set(types.flatMap((type) => inlineStyles(styles, type)))] })
}

function toAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
}
