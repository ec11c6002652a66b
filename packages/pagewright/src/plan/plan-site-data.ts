import {
  buildOnlyMessageKeys,
  isExternal,
  joinPath,
  localize,
  type NavLink,
  type SharedMessages,
  type SiteData,
  splitUrl,
} from '@pagewright/model'
import { generatorName } from '../config/generator-name.ts'
import type { NavLinkConfig } from '../config/schema.ts'
import { serviceWorkerFile } from './file-names.ts'
import type { PlanContext } from './page-base.ts'
import { pathInLocale, type Targets } from './public-address.ts'

/** The data that all pages of a locale share. */
export function planSiteData(context: PlanContext, targets: Targets): SiteData {
  const { site, locale } = context
  const inside = (path: string): string => (isExternal(path) ? path : pathInLocale(path, { ...targets, site, locale }))
  const link = ({ label, to, section }: NavLinkConfig): NavLink => {
    const target = inside(to)
    return {
      label: localize(label, locale.id),
      to: target,
      section: isExternal(to) ? null : inside(section ?? to),
      inVersions: versionPaths(target, targets),
    }
  }
  return {
    title: site.title,
    tagline: localize(site.tagline, locale.id),
    url: site.url,
    mount: site.mount,
    locale,
    locales: site.locales,
    navbar: site.navbar.map(link),
    footer: site.footer.map(({ title, links }) => ({ title: localize(title, locale.id), links: links.map(link) })),
    copyright: site.copyright,
    repository: site.repository?.url ?? null,
    assistants: planAssistants(context),
    announcement: planAnnouncement(context, inside),
    versions: site.versions.map(({ name }) => name),
    blogPath: site.blog === undefined ? null : joinPath(locale.base, 'blog'),
    tagsPath: site.docs !== undefined ? joinPath(locale.base, 'docs/tags') : site.blog && joinPath(locale.base, 'blog/tags'),
    releasesPath: site.docs?.releases && inside(site.docs.releases),
    generator: generatorName,
    serviceWorker: site.offline !== true ? null : `${site.mount}${serviceWorkerFile}`,
    messages: sharedMessages(context),
  }
}

function sharedMessages({ messages }: PlanContext): SharedMessages {
  const own = new Set<string>(buildOnlyMessageKeys)
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !own.has(key))) as SharedMessages
}

function planAssistants({ site, locale }: PlanContext): SiteData['assistants'] {
  if (site.assistants.length === 0) return undefined
  return site.assistants.map(({ label, url, prompt }) => ({
    label,
    to: url.replace('{prompt}', localize(prompt, locale.id).split('{page}').map(encodeURIComponent).join('{page}')),
  }))
}

function planAnnouncement({ site: { announcement }, locale }: PlanContext, inside: (path: string) => string): SiteData['announcement'] {
  if (announcement === undefined || Date.now() > (announcement.until ?? Infinity)) return undefined
  return { text: localize(announcement.text, locale.id), to: announcement.to === undefined ? null : inside(announcement.to) }
}

/** Where a site path, perhaps with query and hash, leads in each version; null for what is no page of docs with several versions. */
function versionPaths(target: string, { routeAt }: Targets): NavLink['inVersions'] {
  const { path, query, hash } = splitUrl(target)
  const page = routeAt.get(path)?.page
  if (page?.type !== 'doc' || page.versionLinks.length < 2) return null
  return Object.fromEntries(page.versionLinks.map((link) => [link.name, `${link.path}${query}${hash}`]))
}
