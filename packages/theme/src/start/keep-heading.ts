import { readingShare } from '../parts/Toc/use-current-heading.ts'

/**
 * Makes links to other languages (`data-locale-link`) lead to the heading that the reader is at: headings have the same ids in all
 * languages. It runs after the listeners of the starter, which keep the hash of the address; that stays while what it names is in view.
 */
export function startKeepHeading(): void {
  const update = ({ target }: Event): void => {
    const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[data-locale-link]')
    // Only for such a link: measuring forces the layout of the page.
    if (!link || scrollY === 0) return
    const { top = -1 } = document.querySelector(':target')?.getBoundingClientRect() ?? {}
    if (top >= 0 && top < innerHeight) return
    const headings = [...document.querySelectorAll('[data-article] :is(h2, h3)[id]')]
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= innerHeight * readingShare)
    if (current) link.hash = current.id
  }
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, update, true)
}
