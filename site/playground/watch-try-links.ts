import { loadPlayground } from './load-playground.ts'
import { savesData } from './saves-data.ts'
import { keepTried } from './tried-code.ts'

/** How long the pointer has to rest on a link, in ms. */
const rest = 65

/** Begins to load the playground when the reader points at "Try it" for a moment, or presses it. */
export function watchTryLinks(): void {
  let timer: ReturnType<typeof setTimeout>
  const prepare = ({ hash }: HTMLAnchorElement): void => {
    loadPlayground(hash).catch(() => {})
  }
  addEventListener('pointerover', (event) => {
    clearTimeout(timer)
    const link = tryLinkOf(event)
    if (link !== null && !savesData()) timer = setTimeout(prepare, rest, link)
  })
  // A key makes a click without a press.
  for (const type of ['pointerdown', 'click']) {
    addEventListener(type, (event) => {
      const link = tryLinkOf(event)
      if (link === null) return
      const block = link.closest('.code')
      keepTried({
        name: link.hash.slice('#sample='.length),
        code: block?.textContent ?? '',
        page: document.querySelector('h1')?.textContent ?? '',
        address: location.pathname + sectionOf(block),
      })
      prepare(link)
    })
  }
}

/** The hash of the section in which a block stands. Empty for one above all sections. */
function sectionOf(block: Element | null): string {
  for (let element = block; element !== null; element = element.previousElementSibling ?? element.parentElement) {
    if (element.matches(':is(h2, h3, h4)[id]')) return `#${element.id}`
  }
  return ''
}

/** The link to the playground that an event is about. The home page runs its own samples in place, so their links do not count. */
function tryLinkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Partial<Element> | null)?.closest?.('a[href*="#sample="]:not([href*="#sample=home-"])') ?? null
}
