import type { Locale } from './locale.ts'
import type { PageData } from './page-data.ts'
import type { SiteData } from './site-data.ts'
import { absoluteUrl, toHref, toMarkdownPath } from './urls.ts'

/** Attribute of the head elements that belong to the page. A navigation replaces them with those of the new page. */
export const headMark = 'data-page'

/** An element of the document's head. */
export type HeadElement = {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** The title that a tab shows: `Page | Site`, and for a home page `Site | Tagline`. */
export function documentTitle(page: PageData, site: SiteData): string {
  return page.type === 'home' ? `${site.title} | ${site.tagline}` : `${page.title} | ${site.title}`
}

function alternate(attributes: HeadElement['attributes']): HeadElement {
  return { tag: 'link', attributes: { rel: 'alternate', ...attributes } }
}

/** Links to the page's article as Markdown and to the feeds of the locale's blog. */
function otherForms(page: PageData, site: SiteData): HeadElement[] {
  const isText = 'article' in page && page.canonical !== null
  const markdown = isText ? [alternate({ type: 'text/markdown', href: toHref(site.mount, toMarkdownPath(page.path)) })] : []
  if (site.blogPath === null) return markdown
  const feed = (name: string, type: string): HeadElement =>
    alternate({
      type,
      title: `${site.title} ${site.messages['blog.title']}`,
      href: toHref(site.mount, `${site.blogPath}/${name}`),
    })
  return [
    ...markdown,
    feed('rss.xml', 'application/rss+xml'),
    feed('atom.xml', 'application/atom+xml'),
    feed('feed.json', 'application/feed+json'),
  ]
}

/** The head elements of a page. They are part of its document; after a navigation, the browser creates them from the page's data. */
export function pageHead(page: PageData, site: SiteData): HeadElement[] {
  const absolute = (path: string): string => absoluteUrl(path, site)
  const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } })
  const property = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { property: name, content } })

  // A page without a translation is the original: so are its text, its canonical address and its language.
  const { openGraph = '' } = site.locales.find(({ lang }) => 'article' in page && lang === page.article.lang) ?? site.locale

  const elements = [meta('description', page.description)]
  if (page.canonical === null) elements.push(meta('robots', 'noindex'))
  else elements.push({ tag: 'link', attributes: { rel: 'canonical', href: absolute(page.canonical) } })
  for (const { locale, path } of page.alternates) {
    const { lang, base } = site.locales.find(({ id }) => id === locale) as Locale
    const href = absolute(path)
    elements.push(alternate({ hreflang: lang, href }))
    if (base === '/') elements.push(alternate({ hreflang: 'x-default', href }))
  }
  elements.push(
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:type', page.type === 'post' ? 'article' : 'website'),
    property('og:url', absolute(page.canonical ?? page.path)),
    property('og:site_name', site.title),
    property('og:locale', openGraph),
    meta('twitter:card', page.socialImage === null ? 'summary' : 'summary_large_image'),
  )
  if (page.socialImage !== null) {
    const image = absolute(page.socialImage)
    elements.push(property('og:image', image), property('og:image:width', '1200'), property('og:image:height', '630'))
    elements.push(property('og:image:alt', page.title), meta('twitter:image', image))
  }
  elements.push(...otherForms(page, site))
  // A page may have no description.
  return elements.filter(({ attributes }) => attributes['content'] !== '')
}
