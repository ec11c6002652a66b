import { Article, adoptStyles, Link, type PageProps, showFailure, useMessages } from '@pagewright/browser'
import { BaseBanner } from '@pagewright/theme/parts/BaseBanner'
import { LongDate } from '@pagewright/theme/parts/LongDate'
import { Untranslated } from '@pagewright/theme/parts/PageNote'
import { type MouseEvent, type ReactElement, type ReactPortal, useInsertionEffect, useState } from 'react'
// Documents of the home page have these styles inline. A reader who comes from another page gets them with this module.
import './home.css'
import styles from './home.css?inline'

/**
 * The home page. Its parts are written in Markdown; this lays them out, and adds a line about the newest post. Samples can be tried where
 * they stand.
 */
export default function HomePage({ page, site }: PageProps<'home'>): ReactElement {
  const messages = useMessages()
  const [benches, setBenches] = useState<readonly ReactPortal[]>([])
  useInsertionEffect(() => adoptStyles(styles), [])
  const open = async (link: HTMLAnchorElement): Promise<void> => {
    link.ariaBusy = 'true'
    try {
      const { openSample } = await import('../../playground/SampleBench.tsx')
      const bench = await openSample(link)
      setBenches((now) => [...now, bench])
    } catch (error) {
      console.warn(error)
      // From now on the link leads to the playground.
      link.removeAttribute('data-action')
      showFailure(link.closest('section') as Element, site, () => open(link))
    }
    link.ariaBusy = null
  }
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-action=try]')
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (link.ariaBusy === null) open(link)
  }
  return (
    // biome-ignore lint/a11y: what is clicked is a link inside
    <div className="home" onClick={onClick}>
      <Untranslated lang={page.article.lang} />
      <Article className="prose" article={page.article} />
      {benches}
      {page.latestPost !== null && site.blogPath !== null && (
        <p className="post">
          <Link to={site.blogPath}>{messages['blog.title']}</Link>{' '}
          <Link to={page.latestPost.path} lang={page.latestPost.lang}>
            {page.latestPost.title}
          </Link>{' '}
          <LongDate day={page.latestPost.date} />
        </p>
      )}
      <BaseBanner site={site} path={page.path} />
    </div>
  )
}
