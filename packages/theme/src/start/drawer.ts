/** Closes the drawer after a navigation, when the focus leaves it, and when the window becomes wide enough for the column. */
export function startDrawer(): void {
  const hide = (drawer: HTMLElement | null | undefined): void => {
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
  }
  document.addEventListener('click', ({ target }) => hide((target as Element).closest('a')?.closest<HTMLElement>('[popover]')))
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const drawer = (target as Element).closest<HTMLElement>('[popover]')
    if (relatedTarget instanceof Node && !drawer?.contains(relatedTarget)) hide(drawer)
  })
  const hideOpen = (): void => hide(document.querySelector<HTMLElement>('[popover]:popover-open'))
  addEventListener('popstate', hideOpen)
  matchMedia('(width >= 60rem)').addEventListener('change', ({ matches }) => {
    if (matches) hideOpen()
  })
}
