/** Scrolls a list sideways, as far as necessary for one of its items to be in view. */
export function scrollAcross(list: Element | null, item: Element | null | undefined): void {
  if (!list || !item) return
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right
  else if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left
}
