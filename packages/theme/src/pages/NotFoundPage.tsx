import type { PageProps } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { NotFound } from '../parts/NotFound/NotFound.tsx'

/** Shown for every unknown path. */
export default function NotFoundPage({ site }: PageProps<'notFound'>): ReactElement {
  return <NotFound site={site} />
}
