/**
 * Keeps the query and the hash when a reader changes the language by a link marked `data-locale-link`. The address is set as
 * soon as the link is pressed or focused, so that it is right in a new tab and when it is copied.
 */
export function keepQueryInLocaleLinks(): void {
  const update = ({ target }: Event): void => {
    const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('[data-locale-link]')
    const { search, hash } = location
    if (link) Object.assign(link, { search, hash })
  }
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, update, true)
}
