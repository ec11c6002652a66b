import { localize, type PageData } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Route } from './page-base.ts'

/** The content of a page's picture for social networks. */
export type SocialCard = {
  readonly site: string
  readonly title: string
  /** The part of the site that the page belongs to. */
  readonly section: string
  /** The name of the page's language. */
  readonly language: string
  /** Colors of the bar and of the background, as `#rrggbb`. */
  readonly color: string
  readonly background: string
}

/** To be raised when the design of the pictures changes: networks fetch them anew, because they get new names. */
export const cardVersion = 3

/** The card of a page; null for pages that are not indexed, and on sites without pictures. */
export function toSocialCard(page: PageData, site: Site): SocialCard | null {
  if (!site.social.images || page.canonical === null) return null
  const locale = site.locales.find(({ id }) => id === page.locale)
  const { color, background } = site.social
  return { site: site.title, title: page.title, section: sectionOf(page, site), language: locale?.label ?? '', color, background }
}

/** Output file of a card's picture. Pages with equal cards share it. */
export function socialImageFile(card: SocialCard): string {
  return `social/${hash(String(cardVersion), JSON.stringify(card)).slice(0, 12)}.png`
}

/** The route with the address of its page's picture filled in. */
export function withSocialImage(route: Route, site: Site): Route {
  const card = toSocialCard(route.page, site)
  return card === null ? route : { ...route, page: { ...route.page, socialImage: `/${socialImageFile(card)}` } }
}

function sectionOf(page: PageData, site: Site): string {
  const messages = site.messages[page.locale]
  switch (page.type) {
    case 'home':
      return localize(site.tagline, page.locale)
    case 'doc':
      return page.breadcrumbs[0]?.label ?? ''
    case 'docTag':
    case 'docTagIndex':
      return messages?.['docs.tags'] ?? ''
    case 'post':
    case 'postList':
    case 'postTag':
    case 'postTagIndex':
    case 'archive':
      return messages?.['blog.title'] ?? ''
    case 'page':
    case 'notFound':
      return ''
  }
}
