/** Menus (`<details data-menu>`) close on a click elsewhere or on one of their links, on Escape, and when the focus leaves. */
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
