import type { Sidebar, SiteData } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Content } from '../content/load-content.ts'
import type { TranslationRecord } from '../content/translation-record.ts'
import { createLibrary, type Library } from './library.ts'
import type { PlanContext } from './page-base.ts'
import { planBlog } from './plan-blog.ts'
import { planDocs } from './plan-docs.ts'
import { planNotFound, planOffline, planPages } from './plan-pages.ts'
import { planRedirects, type Redirect } from './plan-redirects.ts'
import { planSiteData } from './plan-site-data.ts'
import { withSocialImage } from './plan-social-images.ts'
import { planDocTags } from './plan-tags.ts'
import { planTranslations, type Translation } from './plan-translations.ts'
import { resolveSidebars, sidebarKey } from './resolve-sidebars.ts'
import type { Route } from './route.ts'

/** All pages of the site with their data. It takes milliseconds, so every build makes it anew. */
export type Plan = {
  /** Ordered by locale, then kind. If two have the same path, the checks report it. */
  readonly routes: readonly Route[]
  readonly sidebars: ReadonlyMap<string, Sidebar>
  /** By locale id. */
  readonly siteData: ReadonlyMap<string, SiteData>
  readonly redirects: readonly Redirect[]
  readonly library: Library
  /** ISO day of the last commit of each content file that git knows. */
  readonly dates: ReadonlyMap<string, string>
  /** By the file of the translation. */
  readonly translations: ReadonlyMap<string, Translation>
  readonly translationRecord: TranslationRecord
}

/** What a plan depends on besides the content. */
export type PlanInput = Pick<Plan, 'dates' | 'translationRecord'> & { readonly site: Site }

/** Plans the whole site. A pure function: what does not come from the texts (dates from git, the record of translations) is passed in. */
export function planSite(contents: readonly Content[], { site, dates, translationRecord }: PlanInput): Plan {
  const library = createLibrary(contents, site)
  const context: PlanContext = { site, library, dates }
  const sidebars = new Map<string, Sidebar>()
  const routes: Route[] = []
  for (const locale of site.locales) {
    routes.push(...planPages(locale, context))
    for (const version of site.versions) {
      const own = resolveSidebars({ locale, version, site, library })
      for (const sidebar of own) sidebars.set(sidebarKey({ locale, version: version.name, id: sidebar.id }), sidebar)
      routes.push(...planDocs({ locale, version, sidebars: own, context }), ...planDocTags({ locale, version, context }))
    }
    routes.push(...planBlog(locale, context), planNotFound(locale, context), ...planOffline(locale, context))
  }
  const siteData = new Map(site.locales.map((locale) => [locale.id, planSiteData(locale, context)]))
  return {
    routes: routes.map((route) => withSocialImage(route, site)),
    sidebars,
    siteData,
    library,
    dates,
    translations: planTranslations(contents, { site, library, record: translationRecord }),
    translationRecord,
    redirects: planRedirects(routes, context),
  }
}
