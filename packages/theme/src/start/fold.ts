/**
 * Makes the buttons below folded blocks work. Where the browser itself shows the lines, because it has found text in them, the
 * button follows. `measure` is called when other lines are shown.
 */
export function startFold(measure: () => void): void {
  const toggle = ({ type, target }: Event): void => {
    const block = (target as Element).closest(type === 'click' ? '[data-action="fold"]' : '.rest')?.closest('.code')
    const rest = block?.querySelector('.rest')
    const button = block?.querySelector('[data-action="fold"]')
    if (!rest || !button) return
    const isOpen = !rest.toggleAttribute('hidden')
    if (!isOpen) rest.setAttribute('hidden', 'until-found')
    button.ariaExpanded = String(isOpen)
    button.scrollIntoView({ block: 'nearest' })
    measure()
  }
  for (const type of ['click', 'beforematch']) document.addEventListener(type, toggle)
}
