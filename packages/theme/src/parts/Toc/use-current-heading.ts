import type { TocItem } from '@pagewright/browser'
import { useEffect, useState } from 'react'

/** The share of the window, from the top, in which a heading counts as being read. */
const readingShare = 0.3

/** Id of the heading that the reader is at, while the page scrolls; null before the first one. */
export function useCurrentHeading(items: readonly TocItem[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
    // Reaches up without end, so that a jump over a heading is noticed too.
    const observer = new IntersectionObserver(() => setCurrent(findCurrent(headings)), {
      rootMargin: `9999999px 0px -${100 * (1 - readingShare)}% 0px`,
    })
    // The last headings of a page may never come near the top: what follows the article tells that its end is reached.
    const end = document.querySelector('footer:not(main *)')
    for (const element of headings) observer.observe(element)
    const endObserver = new IntersectionObserver(() => setCurrent(findCurrent(headings)), { threshold: [0, 0.5, 1] })
    if (end !== null) endObserver.observe(end)
    return () => {
      observer.disconnect()
      endObserver.disconnect()
    }
  }, [items])
  return current
}

/** The last heading above the reading line; at the page's end the one that the address names, else the last one. */
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
