import { generatorName } from '../config/generator-name.ts'
import type { NavLinkConfig } from '../config/site-config.ts'
import { type Locale, localize } from '../model/locale.ts'
import type { Messages } from '../model/messages.ts'
import type { NavLink, SiteData } from '../model/site-data.ts'
import { isExternal, joinPath } from '../model/urls.ts'
import { pathOf } from './library.ts'
import { serviceWorkerFile } from './made-files.ts'
import type { PlanContext } from './page-base.ts'

/** What all pages of a locale share. */
export function planSiteData(locale: Locale, { site, library }: PlanContext): SiteData {
  const link = ({ label, to, section }: NavLinkConfig): NavLink => {
    const inside = (path: string): string => (isExternal(path) ? path : joinPath(locale.base, path))
    return { label: localize(label, locale.id), to: inside(to), section: isExternal(to) ? null : inside(section ?? to) }
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
    versions: site.versions.map(({ name, label, path }) => {
      const main = library.find({ kind: 'doc', version: name, id: site.docs?.mainDoc ?? '' }, locale) ?? library.docs(locale, name)[0]
      return { name, label, mainPath: main === undefined ? joinPath(locale.base, 'docs', path) : pathOf(main.entry, { locale, site }) }
    }),
    blogPath: site.blog === undefined ? null : joinPath(locale.base, 'blog'),
    docsTagsPath: joinPath(locale.base, 'docs/tags'),
    generator: generatorName,
    analytics: site.analytics ?? null,
    serviceWorker: site.offline !== true ? null : `${site.mount}${serviceWorkerFile}`,
    messages: site.messages[locale.id] as Messages,
  }
}
