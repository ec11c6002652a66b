import { useEffect, useState } from 'react'
import { addressBefore, findTriedPage, type TriedPage } from './tried-page.ts'

/** The page from which the reader has come to a sample by "Try it": undefined until it is known, null if there is none. */
export function useTriedPage(sample: string): TriedPage | null | undefined {
  const [found, setFound] = useState<{ readonly sample: string; readonly page: TriedPage | null } | null>(null)
  const address = addressBefore()
  useEffect(() => {
    if (address === null) return
    let isGone = false
    findTriedPage(address).then((page) => isGone || setFound({ sample, page }))
    return () => {
      isGone = true
    }
  }, [sample, address])
  if (address === null) return null
  return found?.sample === sample ? found.page : undefined
}
