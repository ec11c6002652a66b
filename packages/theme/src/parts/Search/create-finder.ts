import { createJsonStore, keepIndex, type Locale, type SiteData } from '@pagewright/browser'
import { type FindOptions, openSearch, type Search, type SearchAnswer } from '@pagewright/search'

/** The results of a query in one language. */
export type Found = SearchAnswer & { readonly locale: Locale }

/** Where to look: the label of a part of the site, and a kind of API entries. Undefined: anywhere. */
export type Filter = Pick<FindOptions, 'part' | 'kind'>

type FindWhere = Omit<FindOptions, 'asTyped'> & { readonly site: SiteData }

/** Searches the pages of all languages. The index of a language is opened when it is first needed. */
type Finder = {
  /** Results in the page's language. Where no page has all words, followed by those of the other languages that have. */
  readonly find: (query: string, where: FindWhere) => Promise<readonly Found[]>
  /** Fetches the files that every first query needs. */
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
      const findIn = async (locale: Locale): Promise<Found> => {
        const asTyped = locale !== site.locale
        return { locale, ...(await open(locale, site).find(query, { ...options, asTyped })) }
      }
      const own = await findIn(site.locale)
      const isExact = own.total > 0 && own.corrections.length === 0 && !own.isPartial
      if (isExact || options.part !== undefined || options.kind !== undefined) return [own]
      const others = await Promise.all(site.locales.filter(({ id }) => id !== site.locale.id).map(findIn))
      return [own, ...others.filter(({ total }) => total > 0)]
    },
  }
}
