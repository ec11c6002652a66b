import type { PageProps } from '@pagewright/browser'
import { NotFound } from '@pagewright/theme/parts/NotFound'
import type { ReactElement } from 'react'
import { notFoundTexts } from '../messages/not-found-texts.ts'

/** The not-found page in the page's language, followed by the other language. */
export default function NotFoundPage({ site }: PageProps<'notFound'>): ReactElement {
  return <NotFound site={site} others={Object.values(notFoundTexts).filter(({ lang }) => lang !== site.locale.lang)} />
}
