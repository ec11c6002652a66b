/**
 * Makes two buttons of blocks of code work: one wraps long lines, the other shows the lines that are folded. Where the browser itself
 * shows those, because it has found text in them, the button follows. Folded lines that a reader copies together with others are shown,
 * because the browser copies only what is shown. `measure` is called when other lines are shown.
 */
export function startBlockButtons(measure: () => void): void {
  const toggle = (rest: Element | null | undefined): void => {
    const button = rest?.parentElement?.parentElement?.nextElementSibling
    if (!rest || !button) return
    button.ariaExpanded = String(rest.hasAttribute('hidden'))
    if (rest.toggleAttribute('hidden')) rest.setAttribute('hidden', 'until-found')
    measure()
  }
  document.addEventListener('click', ({ target }) => {
    const button = target as HTMLElement
    const block = button.closest('.code')
    if (button.dataset.action === 'wrap') button.ariaPressed = String(block?.toggleAttribute('data-wrap'))
    if (button.dataset.action !== 'fold') return
    toggle(block?.querySelector('.rest'))
    button.scrollIntoView({ block: 'nearest' })
  })
  document.addEventListener('beforematch', ({ target }) => toggle((target as Element).closest('.rest')))
  document.addEventListener('copy', () => {
    for (const rest of document.querySelectorAll('.rest[hidden]')) if (getSelection()?.containsNode(rest, true)) toggle(rest)
  })
}
