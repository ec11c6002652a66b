/**
 * Makes two buttons of blocks of code work: one wraps long lines, the other shows the lines that are folded. Where the browser itself
 * shows those, because it has found text in them, the button follows. `measure` is called when other lines are shown.
 */
export function startBlockButtons(measure: () => void): void {
  const press = ({ type, target }: Event): void => {
    const element = target as HTMLElement
    const block = element.closest('.code')
    const { action } = element.dataset
    if (action === 'wrap') element.ariaPressed = String(block?.toggleAttribute('data-wrap'))
    if (action !== 'fold' && type === 'click') return
    const rest = block?.querySelector('.rest')
    const button = block?.querySelector('.fold')
    if (!rest || !button) return
    const isOpen = !rest.toggleAttribute('hidden')
    if (!isOpen) rest.setAttribute('hidden', 'until-found')
    button.ariaExpanded = String(isOpen)
    button.scrollIntoView({ block: 'nearest' })
    measure()
  }
  for (const type of ['click', 'beforematch']) document.addEventListener(type, press)
}
