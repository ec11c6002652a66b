/** Closes a menu (`<details data-menu>`) on a click outside or on one of its links, on Escape, and when the focus leaves it. */
export function startMenus(): void {
  const openMenus = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]
  document.addEventListener('click', ({ target }) => {
    const element = target as Element
    for (const menu of openMenus()) if (!menu.contains(element) || element.closest('a') !== null) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
  })
}
