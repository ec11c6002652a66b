/** Scrolls the column, and nothing else, so far that the entry of the current page can be seen in it. */
export function revealCurrent(nav: HTMLElement | null): void {
  const column = nav?.closest<HTMLElement>('[popover]')
  const entry = nav?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!column || !entry) return
  const frame = column.getBoundingClientRect()
  const place = entry.getBoundingClientRect()
  if (place.top >= frame.top && place.bottom <= frame.bottom) return
  column.scrollTop += place.top - frame.top - frame.height / 3
}
