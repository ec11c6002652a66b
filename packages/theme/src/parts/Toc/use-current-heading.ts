import type { TocItem } from '@pagewright/browser'
import { useEffect, useState } from 'react'

/** The part of the window, from the top, in which a heading counts as being read. 0 to 1. */
export const readingShare = 0.3

/**
 * Id of the heading that is being read, updated while the page scrolls. Null above the first heading, and in windows that the
 * media query `media` does not match.
 */
export function useCurrentHeading(items: readonly TocItem[], media: string): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const query = matchMedia(media)
    const update = (): void => setShown(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [media])
  useEffect(() => {
    if (!isShown) return
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
    const update = (): void => setCurrent(findCurrent(headings))
    // The observed area extends far above the window, so that a jump past a heading is noticed too.
    const observer = new IntersectionObserver(update, {
      rootMargin: `9999999px 0px -${100 * (1 - readingShare)}% 0px`,
    })
    // The last headings may never come near the top, so the element after the article tells when the end is reached. The heading in
    // the address counts until it leaves the window.
    const end = document.querySelector('footer:not(main *)')
    const endObserver = new IntersectionObserver(update, { threshold: [0, 0.5, 1] })
    if (end !== null) endObserver.observe(end)
    for (const element of headings) {
      observer.observe(element)
      endObserver.observe(element)
    }
    addEventListener('hashchange', update)
    return () => {
      removeEventListener('hashchange', update)
      observer.disconnect()
      endObserver.disconnect()
    }
  }, [items, isShown])
  return current
}

/**
 * The heading of what the address names while that is in the upper part of the window, else the last one above its lower edge. At the
 * end of the page, the whole window counts.
 */
function findCurrent(headings: readonly HTMLElement[]): string | null {
  const { scrollY, innerHeight } = window
  const tops = headings.map((heading) => heading.getBoundingClientRect().top)
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const line = innerHeight * (atEnd ? 1 : readingShare)
  const named = document.querySelector(':target')?.getBoundingClientRect().top ?? 0
  const read = named > 0 && named < line ? named : line
  return headings[tops.findLastIndex((top) => top <= read)]?.id ?? null
}
