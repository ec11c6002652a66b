import { absoluteUrl, type PageData, type SiteData } from '@pagewright/model'

type Node = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** Structured data about a page for search engines (schema.org as JSON-LD); null for pages without any. */
export function jsonLd(page: PageData, site: SiteData): { readonly '@context': string; readonly '@graph': readonly Node[] } | null {
  const absolute = (path: string): string => absoluteUrl(path, site)
  const graph = page.canonical === null ? [] : [...articleNodes(page, { site, absolute }), ...crumbNodes(page, { site, absolute })]
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph }
}

type Input = { readonly site: SiteData; readonly absolute: (path: string) => string }

function articleNodes(page: PageData, { site, absolute }: Input): Node[] {
  const publisher = { '@type': 'Organization', name: site.title, url: absolute('/') }
  const base = {
    ...(page.description === '' ? {} : { description: page.description }),
    inLanguage: ('article' in page ? page.article.lang : null) ?? site.locale.lang,
    url: absolute(page.canonical ?? page.path),
    ...(page.socialImage === null ? {} : { image: absolute(page.socialImage) }),
  }
  if (page.type === 'home') return [{ '@type': 'WebSite', name: site.title, ...base, description: site.tagline, publisher }]
  if (page.type === 'doc') {
    const modified = page.lastUpdated === null ? {} : { dateModified: page.lastUpdated }
    return [{ '@type': 'TechArticle', headline: page.title, ...base, ...modified, publisher }]
  }
  if (page.type !== 'post') return []
  const author = page.authors.map(({ name, url }) => ({ '@type': 'Person', name, ...(url === '' ? {} : { url }) }))
  const keywords = page.tags.map(({ label }) => label)
  return [
    {
      '@type': 'BlogPosting',
      headline: page.title,
      ...base,
      mainEntityOfPage: absolute(page.canonical ?? page.path),
      datePublished: page.date,
      ...(author.length === 0 ? {} : { author }),
      ...(keywords.length === 0 ? {} : { keywords }),
      publisher,
    },
  ]
}

function crumbNodes(page: PageData, { site, absolute }: Input): Node[] {
  const crumbs = crumbsOf(page, site)
  // A trail of one page says no more than its title, and search engines want at least two entries.
  if (crumbs.length < 2) return []
  const items = crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

function crumbsOf(page: PageData, site: SiteData): readonly { readonly label: string; readonly path: string }[] {
  const own = { label: page.title, path: page.path }
  const blog = { label: site.messages['blog.title'], path: site.blogPath ?? '' }
  switch (page.type) {
    case 'doc':
      // Groups without a page are left out: search engines reject a list in which an item before the last has no address.
      return page.breadcrumbs.flatMap(({ label, path }) => (path === null ? [] : [{ label, path }]))
    case 'docTag':
      return [{ label: site.messages['docs.tags'], path: page.indexPath }, own]
    case 'post':
    case 'postTagIndex':
    case 'archive':
      return [blog, own]
    case 'postTag':
      return [blog, { label: site.messages['blog.tags'], path: page.indexPath }, own]
    case 'home':
    case 'page':
    case 'docTagIndex':
    case 'postList':
    case 'notFound':
      return []
  }
}
