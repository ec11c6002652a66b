import type { Messages, SiteData } from '@pagewright/model'
import { createContext, useContext } from 'react'

/** Provided by the root component around shell and page. */
export const SiteContext = createContext<SiteData | null>(null)

/** The shared data of the current locale. Throws outside of a page. */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite needs to be called below the root component of Pagewright')
  return site
}

/** The messages of the current locale, typed by the theme that declares them. */
export function useMessages<M extends Messages = Messages>(): M {
  return useSite().messages as M
}
