/** Scrolls the column around a list, and nothing else, until the current entry of the list is visible. */
export function revealCurrent(list: HTMLElement | null, column: HTMLElement | null | undefined = list): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]')
  if (!column || !entry) return
  // A sticky title may cover one entry, and the end of the column fades over two.
  const frame = column.getBoundingClientRect()
  const place = entry.getBoundingClientRect()
  if (place.top >= frame.top + place.height && place.bottom + 2 * place.height <= frame.bottom) return
  column.scrollTop += place.top - frame.top - frame.height / 3
}
