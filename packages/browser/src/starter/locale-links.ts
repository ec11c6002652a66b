/** A link's address with the query and hash of the page that the reader is on, instead of those that the link had. */
export function withQueryAndHash(href: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  return href.replace(/[?#].*/s, '') + search + hash
}

/**
 * Keeps the query and the hash when a reader changes the language by a link marked `data-locale-link`. The address is set as
 * soon as the link is pressed or focused, so that it is right in a new tab and when it is copied.
 */
export function keepQueryInLocaleLinks(): void {
  const update = ({ target }: Event): void => {
    const link = (target as Partial<Element> | null)?.closest?.('[data-locale-link]')
    link?.setAttribute('href', withQueryAndHash(link.getAttribute('href') ?? '', location))
  }
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, update, true)
}
