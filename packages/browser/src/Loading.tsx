import type { SiteData } from '@pagewright/model'
import { type ReactElement, useEffect, useState } from 'react'
import type { Theme } from './theme/define-theme.ts'

const delay = 200

export type LoadingProps = { readonly spinner: Theme['loading']; readonly site: SiteData }

/** The theme's spinner, after a moment in which most pages have come. */
export function Loading({ spinner: Spinner, site }: LoadingProps): ReactElement | null {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setVisible, delay, true)
    return () => clearTimeout(timer)
  }, [])
  return visible ? <Spinner site={site} /> : null
}
