/** Wrap buttons: long lines of a block break, or run on. */
export function startWrap(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-action="wrap"]')
    const figure = button?.closest('.code')
    if (!button || !figure) return
    const wrapped = figure.toggleAttribute('data-wrap')
    button.setAttribute('aria-pressed', String(wrapped))
  })
}
