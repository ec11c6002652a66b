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
    // The observed area extends far above the window, so that a jump past a heading is noticed too.
    const observer = new IntersectionObserver(() => setCurrent(findCurrent(headings)), {
      rootMargin: `9999999px 0px -${100 * (1 - readingShare)}% 0px`,
    })
    // The last headings may never come near the top, so the element after the article tells when the end is reached.
    const end = document.querySelector('footer:not(main *)')
    for (const element of headings) observer.observe(element)
    const endObserver = new IntersectionObserver(() => setCurrent(findCurrent(headings)), { threshold: [0, 0.5, 1] })
    if (end !== null) endObserver.observe(end)
    return () => {
      observer.disconnect()
      endObserver.disconnect()
    }
  }, [items, isShown])
  return current
}

/** The last heading above the reading line. At the end of the page: the heading in the address, else the last one. */
function findCurrent(headings: readonly HTMLElement[]): string | null {
  const { scrollY, innerHeight } = window
  const tops = headings.map((heading) => heading.getBoundingClientRect().top)
  const line = innerHeight * readingShare
  const reached = tops.findLastIndex((top) => top <= line)
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  if (!atEnd) return headings[reached]?.id ?? null
  const named = headings.findIndex((heading) => heading.matches(':target'))
  const target = named > reached ? named : tops.findLastIndex((top) => top < innerHeight)
  return headings[target]?.id ?? null
}
