/** The part of the window, from the top, in which a heading counts as being read. 0 to 1. */
const readingShare = 0.3

/**
 * Makes links to other languages (`data-locale-link`) lead to the heading that the reader is at: headings have the same ids in all
 * languages. It runs after the listeners of the starter, which keep the hash of the address.
 */
export function startKeepHeading(): void {
  const update = ({ target }: Event): void => {
    const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[data-locale-link]')
    const headings = [...document.querySelectorAll('[data-article] :is(h2, h3)[id]')]
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= innerHeight * readingShare)
    if (link && current && scrollY > 0) link.hash = current.id
  }
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, update, true)
}
