/** Scrolls the column that a list stands in, and nothing else, so far that the list's current entry can be seen. */
export function revealCurrent(list: HTMLElement | null, column: HTMLElement | null | undefined = list): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]')
  if (!column || !entry) return
  // A title that stays may cover one entry.
  const frame = column.getBoundingClientRect()
  const place = entry.getBoundingClientRect()
  if (place.top >= frame.top + place.height && place.bottom <= frame.bottom) return
  column.scrollTop += place.top - frame.top - frame.height / 3
}
