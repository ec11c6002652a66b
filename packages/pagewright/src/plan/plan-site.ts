import type { Messages, Sidebar, SiteData } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { GitDates } from '../content/git.ts'
import type { Content } from '../content/load-content.ts'
import type { TranslationRecord } from '../content/translation-record.ts'
import { linkableFileNames } from './file-names.ts'
import { createLibrary, type Library } from './library.ts'
import { linkExisting, type PlanContext, type Route } from './page-base.ts'
import { planBlog } from './plan-blog.ts'
import { planDocs } from './plan-docs.ts'
import { planNotFound, planOffline, planPages } from './plan-pages.ts'
import { planRedirects, type Redirect } from './plan-redirects.ts'
import { planSiteData } from './plan-site-data.ts'
import { withSocialImage } from './plan-social-images.ts'
import { planDocTags } from './plan-tags.ts'
import { planTranslations, type Translation } from './plan-translations.ts'
import { resolveSidebars, sidebarKey } from './resolve-sidebars.ts'

/** All pages of the site with their data, and what they share. It takes milliseconds, so every build makes it anew. */
export type Plan = {
  /** Ordered by locale, then kind. If two have the same path, the checks report it. */
  readonly routes: readonly Route[]
  /** By `sidebarKey`. */
  readonly sidebars: ReadonlyMap<string, Sidebar>
  /** By the id of the locale. */
  readonly siteData: ReadonlyMap<string, SiteData>
  readonly redirects: readonly Redirect[]
  /** Files that the build makes besides pages and that links may lead to (feeds, Markdown), as paths relative to the output. */
  readonly linkableFiles: ReadonlySet<string>
  readonly library: Library
  readonly dates: GitDates
  /** By the file of the translation, from the root. */
  readonly translations: ReadonlyMap<string, Translation>
  readonly translationRecord: TranslationRecord
}

type Input = Pick<Plan, 'dates' | 'translationRecord'> & { readonly site: Site; readonly publicFiles: ReadonlySet<string> }

/**
 * Plans the whole site. What does not come from the texts (dates from git, the record of translations, the public folder's files) is
 * passed in, except for the present time, which decides whether the announcement is still shown.
 */
export function planSite(contents: readonly Content[], { site, dates, translationRecord, publicFiles }: Input): Plan {
  const library = createLibrary(contents, site)
  const contexts = site.locales.map(
    (locale): PlanContext => ({ site, library, dates, locale, messages: site.messages[locale.id] as Messages }),
  )
  const sidebars = new Map<string, Sidebar>()
  const all: Route[] = []
  for (const context of contexts) {
    all.push(...planPages(context))
    for (const version of site.versions) {
      const own = resolveSidebars(version, context)
      for (const sidebar of own) sidebars.set(sidebarKey({ locale: context.locale, version: version.name, id: sidebar.id }), sidebar)
      all.push(...planDocs({ ...context, version, sidebars: own }), ...planDocTags({ ...context, version, sidebars: own }))
    }
    all.push(...planBlog(context), planNotFound(context), ...planOffline(context))
  }
  const paths = new Set(all.map(({ page }) => page.path))
  const routes = all.map((route) => linkExisting(route, { site, paths }))
  const linkableFiles = new Set(linkableFileNames(routes, { site, publicFiles }))
  const targets = { publicFiles, linkableFiles, routeAt: new Map(routes.map((route) => [route.page.path, route])) }
  return {
    routes: routes.map((route) => withSocialImage(route, site)),
    sidebars,
    siteData: new Map(contexts.map((context) => [context.locale.id, planSiteData(context, targets)])),
    library,
    dates,
    translations: planTranslations(contents, { site, library, recorded: translationRecord.sections }),
    translationRecord,
    redirects: planRedirects(routes, { contexts, targets }),
    linkableFiles,
  }
}
