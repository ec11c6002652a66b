import type { TocItem } from '@pagewright/browser'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import rail from '../Rail/Rail.module.css'
import { revealCurrent } from '../Rail/reveal-current.ts'
import shell from '../Shell/Shell.module.css'
import classes from './Toc.module.css'
import { TocList } from './TocList.tsx'
import { useCurrentHeading } from './use-current-heading.ts'

export type TocProps = {
  readonly items: readonly TocItem[]
  /** Language of the article if it differs from that of the page, else null. */
  readonly lang: string | null
}

/** The table of contents beside the article. The section that is being read is marked. */
export function Toc({ items, lang }: TocProps): ReactElement | null {
  const texts = useTexts()
  const current = useCurrentHeading(items, '(width >= 80rem)')
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current !== null) revealCurrent(nav.current)
  }, [current])
  if (items.length === 0) return null
  return (
    <nav ref={nav} id="_toc" className={`${rail.rail} ${classes.beside}`} aria-label={texts['toc.title']} data-print="none">
      <p>{texts['toc.title']}</p>
      <TocList items={items} current={current} lang={lang ?? undefined} />
    </nav>
  )
}

/**
 * The table of contents for windows without room beside the article: a bar that stays below the header, names the section that
 * is being read, and opens the list. `start/menus.ts` closes it, as it does menus. For others a link that leads from the beginning of the
 * article, which may have hundreds of links, to the list beside it.
 */
export function TocBar({ items, lang }: TocProps): ReactElement | null {
  const texts = useTexts()
  const current = useCurrentHeading(items, '(width < 80rem)')
  if (items.length === 0) return null
  return (
    <>
      <a className={`${shell.skip} ${classes.link}`} href="#_toc">
        {texts['toc.title']}
      </a>
      <details
        className={classes.tocBar}
        data-menu=""
        data-print="none"
        onToggle={({ currentTarget }) => revealCurrent(currentTarget.querySelector('nav'))}
        suppressHydrationWarning
      >
        <summary>
          {texts['toc.title']}
          {current !== null && <b lang={lang ?? undefined}>{items.find(({ id }) => id === current)?.text}</b>}
        </summary>
        <nav className={rail.rail} aria-label={texts['toc.title']}>
          <TocList items={items} current={current} lang={lang ?? undefined} />
        </nav>
      </details>
    </>
  )
}
