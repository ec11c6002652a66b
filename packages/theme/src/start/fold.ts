import { pageTexts } from '../messages/page-texts.ts'

/**
 * Makes the button of a long block of code work, which shows the lines that are folded. Where the browser itself shows those, because it
 * has found text in them, the button follows. Folded lines that a reader copies together with others are shown, because the browser
 * copies only what is shown.
 */
export function startFold(): void {
  document.addEventListener('click', ({ target }) => {
    // A browser that translates the page puts elements into the button.
    const button = (target as Element).closest('[data-action=fold]')
    if (button === null) return
    toggleRest(button.closest('.code')?.querySelector('.rest'))
    button.scrollIntoView({ block: 'nearest' })
  })
  document.addEventListener('beforematch', ({ target }) => toggleRest((target as Element).closest('.rest')))
  document.addEventListener('copy', () => {
    for (const rest of document.querySelectorAll('.rest[hidden]')) if (getSelection()?.containsNode(rest, true)) toggleRest(rest)
  })
}

/** Shows or hides the folded lines of a block of code (`.rest`), and changes its button. */
export function toggleRest(rest: Element | null | undefined): void {
  const button = rest?.parentElement?.parentElement?.nextElementSibling as HTMLElement | null | undefined
  if (!rest || !button) return
  const isFolded = rest.toggleAttribute('hidden')
  if (isFolded) rest.setAttribute('hidden', 'until-found')
  button.ariaExpanded = String(!isFolded)
  button.dataset.label ??= button.textContent
  button.textContent = isFolded ? button.dataset.label : pageTexts()['code.less']
}
