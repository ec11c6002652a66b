import type { PageProps } from '@pagewright/browser'
import { NotFound, type NotFoundTexts } from '@pagewright/theme/parts/NotFound'
import type { ReactElement } from 'react'
import type { messages } from '../messages/messages.ts'
import { notFoundTexts } from '../messages/not-found-texts.ts'

/** Every locale with messages needs these texts, too. The compiler names one that lacks them. */
const textsOfLocales: Readonly<Record<keyof typeof messages, NotFoundTexts>> = notFoundTexts

/** The not-found page in the page's language, followed by the other languages. */
export default function NotFoundPage({ site }: PageProps<'notFound'>): ReactElement {
  const others = Object.values(textsOfLocales).filter(({ lang }) => lang !== site.locale.lang)
  return <NotFound site={site} others={others} drawing={<BrokenPipe />} />
}

/** A pipe in the strokes of the logo, of which a piece has fallen out. */
function BrokenPipe(): ReactElement {
  return (
    <svg className="d-accent" viewBox="0 0 224 56" width="224" height="56" aria-hidden="true">
      <path d="M3 2h97a8 8 0 0 1 8 8v6a3 3 0 0 1-6 0v-6a2 2 0 0 0-2-2H3a3 3 0 0 1 0-6zM163 2h58a3 3 0 0 1 0 6h-58a3 3 0 0 1 0-6z" />
      <path opacity="0.5" d="M120 30l17 7a3 3 0 0 1-2 5.5l-17-7a3 3 0 0 1 2-5.5z" />
    </svg>
  )
}
