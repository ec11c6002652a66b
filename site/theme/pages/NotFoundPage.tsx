import type { PageProps } from '@pagewright/browser'
import { NotFound } from '@pagewright/theme/parts'
import type { ReactElement } from 'react'
import { notFoundTexts } from '../messages/not-found-texts.ts'

/** Says it in the page's language first, then in the other: many hosts have only one such page. */
export default function NotFoundPage({ site }: PageProps<'notFound'>): ReactElement {
  return <NotFound site={site} others={Object.values(notFoundTexts).filter(({ lang }) => lang !== site.locale.lang)} />
}
