import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { entryBefore, findTriedPage, keptPage, type TriedPage } from './tried-page.ts'

/** The page from which the reader has come to a sample by "Try it": undefined until it is known, null if there is none. */
export function useTriedPage(sample: string): TriedPage | null | undefined {
  const [found, setFound] = useState<{ readonly sample: string; readonly page: TriedPage | null } | null>(null)
  // An edit gives the page a hash that the reader has not come by.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read from the address, which changes with the sample
  const { page, url } = useMemo(() => {
    const page = keptPage()
    return { page, url: page === null ? entryBefore()?.url : undefined }
  }, [sample])
  useEffect(() => {
    if (url === undefined) return
    let isGone = false
    findTriedPage(url).then((page) => isGone || setFound({ sample, page }))
    return () => {
      isGone = true
    }
  }, [sample, url])
  if (page !== null || url === undefined) return page
  return found?.sample === sample ? found.page : undefined
}

/** Goes back in the history, to where the reader was on the page, if the link leads to the page that was there before. */
export function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  const entry = entryBefore()
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!isPlain || entry === null || entry.key === null || new URL(entry.url).pathname !== event.currentTarget.pathname) return
  event.preventDefault()
  navigation.traverseTo(entry.key)
}
