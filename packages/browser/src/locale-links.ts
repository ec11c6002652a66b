/** The same place in another language: a link's address with the query and hash of the page that the reader is on. */
export function withPlace(href: string, place: Pick<Location, 'search' | 'hash'>): string {
  return href.replace(/[?#].*/s, '') + place.search + place.hash
}

/**
 * Keeps query and hash on links marked `data-locale-link`. They are brought up to date when a reader reaches for them, by
 * pointer or keyboard, so that a new tab and a copied address are right too.
 */
export function keepPlaceInLocaleLinks(): void {
  const update = ({ target }: Event): void => {
    const link = (target as Partial<Element> | null)?.closest?.('a[data-locale-link]')
    link?.setAttribute('href', withPlace(link.getAttribute('href') ?? '', location))
  }
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, update, true)
}
