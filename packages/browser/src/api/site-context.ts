import type { SharedMessages, SiteData } from '@pagewright/model'
import { createContext, useContext } from 'react'

/** Provided by the root component around the shell and the page. */
export const SiteContext = createContext<SiteData | null>(null)

/** The data that all pages of the current locale share. Throws outside of the tree that Pagewright renders. */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite has to be called in a component that Pagewright renders')
  return site
}

/** The messages of the current locale, with the keys that the theme declares. */
export function useMessages<M extends SharedMessages = SharedMessages>(): M {
  return useSite().messages as M
}
