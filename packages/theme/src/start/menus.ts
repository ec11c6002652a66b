/** Closes a menu (`<details data-menu>`) on a click outside or on one of its links, on Escape, and when the focus leaves it. */
export function startMenus(): void {
  const closeIf = (isLeft: (menu: HTMLDetailsElement) => boolean): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) if (isLeft(menu)) menu.open = false
  }
  document.addEventListener('click', ({ target }) => {
    closeIf((menu) => !menu.contains(target as Node) || (target as Element).closest('a') !== null)
  })
  document.addEventListener('focusin', ({ target }) => closeIf((menu) => !menu.contains(target as Node)))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    closeIf((menu) => {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      return true
    })
  })
}
