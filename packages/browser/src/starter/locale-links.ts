/** A link's address with the query and hash of the page that the reader is on, instead of those that the link had. */
export function withQueryAndHash(href: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  return href.replace(/[?#].*/s, '') + search + hash
}

/** Keeps query and hash in links marked `data-locale-link` as soon as they are pressed or focused, so also in a new tab and a copy. */
export function keepQueryInLocaleLinks(): void {
  const update = ({ target }: Event): void => {
    const link = (target as Partial<Element> | null)?.closest?.('[data-locale-link]')
    link?.setAttribute('href', withQueryAndHash(link.getAttribute('href') ?? '', location))
  }
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, update, true)
}
