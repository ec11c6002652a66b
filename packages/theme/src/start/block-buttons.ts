/**
 * Makes two buttons of blocks of code work: one wraps long lines, the other shows the lines that are folded. Where the browser itself
 * shows those, because it has found text in them, the button follows. Folded lines that a reader copies together with others are shown,
 * because the browser copies only what is shown. `measure` is called when other lines are shown.
 */
export function startBlockButtons(measure: () => void): void {
  const toggle = (rest: Element): void => {
    const isOpen = !rest.toggleAttribute('hidden')
    if (!isOpen) rest.setAttribute('hidden', 'until-found')
    const button = rest.closest('.code')?.querySelector('.fold')
    if (button) button.ariaExpanded = String(isOpen)
    measure()
  }
  const press = ({ type, target }: Event): void => {
    const element = target as HTMLElement
    const block = element.closest('.code')
    const { action } = element.dataset
    if (action === 'wrap') element.ariaPressed = String(block?.toggleAttribute('data-wrap'))
    if (action !== 'fold' && type === 'click') return
    const rest = block?.querySelector('.rest')
    if (!rest) return
    toggle(rest)
    if (action) element.scrollIntoView({ block: 'nearest' })
  }
  for (const type of ['click', 'beforematch']) document.addEventListener(type, press)
  document.addEventListener('copy', () => {
    for (const rest of document.querySelectorAll('.rest[hidden]')) if (getSelection()?.containsNode(rest, true)) toggle(rest)
  })
}
