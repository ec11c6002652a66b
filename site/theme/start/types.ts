/** Recorded types are shown by CSS; Escape puts the one that is shown away until it is left. */
export function startTypes(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const name of document.querySelectorAll<HTMLElement>('.ty:is(:hover, :focus)')) {
      name.dataset.hushed = ''
      const wake = (): void => name.removeAttribute('data-hushed')
      name.addEventListener('pointerleave', wake, { once: true })
      name.addEventListener('blur', wake, { once: true })
    }
  })
}
