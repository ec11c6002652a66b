import { pageTexts } from '../messages/page-texts.ts'

/**
 * Starts the keys of the theme: Alt with an arrow leads to the next or previous entry of the page, `?` lists all keys. Their code is
 * loaded at the first use.
 */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, altKey, target } = event
    const step = altKey ? { ArrowDown: 1, ArrowUp: -1 }[key] : undefined
    if (event.ctrlKey || event.metaKey || !(step || (key === '?' && !altKey))) return
    if ((target as Element).closest('dialog, input, select, textarea, [contenteditable]')) return
    event.preventDefault()
    import('../parts/Keys/keys.ts').then(
      ({ showKeys, stepEntries }) => (step ? stepEntries(step) : showKeys(pageTexts(), { by: 'key' })),
      () => {},
    )
  })
}
