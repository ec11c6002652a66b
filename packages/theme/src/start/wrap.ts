/** Makes the wrap buttons work: they switch whether the long lines of a block are wrapped. */
export function startWrap(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-action="wrap"]')
    const figure = button?.closest('.code')
    if (!button || !figure) return
    const wrapped = figure.toggleAttribute('data-wrap')
    button.setAttribute('aria-pressed', String(wrapped))
  })
}
