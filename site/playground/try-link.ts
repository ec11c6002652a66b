/**
 * The link to the playground that an event is about. Null if there is none. The home page runs its own samples in place, so their links do
 * not count.
 */
export function tryLinkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Partial<Element> | null)?.closest?.('a[href*="#sample="]:not([href*="#sample=home-"])') ?? null
}
