import { createJsonStore, keepIndex, type Locale, type SiteData } from '@pagewright/browser'
import { openSearch, type Search, type SearchHit } from '@pagewright/search'

/** What one language's pages have of a query. */
export type Found = { readonly locale: Locale; readonly total: number; readonly hits: readonly SearchHit[] }

export type FindWhere = { readonly site: SiteData; readonly most: number; readonly signal: AbortSignal }

/** Finds in the pages of all languages; each language's index is opened when it is first needed. */
export type Finder = {
  /** What the page's language has; where that is nothing, what the others have. */
  readonly find: (query: string, where: FindWhere) => Promise<readonly Found[]>
  /** Fetches what the first query needs in any case. */
  readonly prepare: (site: SiteData) => void
}

export function createFinder(): Finder {
  const files = createJsonStore()
  const searches = new Map<string, Search>()
  const open = (locale: Locale, site: SiteData): Search => {
    const search = searches.get(locale.id) ?? openSearch(locale, site, { ...files, keep: keepIndex })
    searches.set(locale.id, search)
    return search
  }
  return {
    prepare: (site) =>
      void open(site.locale, site)
        .prepare()
        .catch(() => {}),
    find: async (query, { site, ...options }) => {
      const findIn = async (locale: Locale): Promise<Found> => ({ locale, ...(await open(locale, site).find(query, options)) })
      const own = await findIn(site.locale)
      if (own.total > 0) return [own]
      const others = await Promise.all(site.locales.filter(({ id }) => id !== site.locale.id).map(findIn))
      return others.filter(({ total }) => total > 0)
    },
  }
}
