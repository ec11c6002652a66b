import { loadPlayground } from './load-playground.ts'
import { savesData } from './saves-data.ts'

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
      if (link !== null) prepare(link)
    })
  }
}

/** The link to the playground that an event is about. The home page runs its own samples in place, so their links do not count. */
function tryLinkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Partial<Element> | null)?.closest?.('a[href*="#sample="]:not([href*="#sample=home-"])') ?? null
}
