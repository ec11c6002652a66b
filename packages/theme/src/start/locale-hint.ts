/** Loads the hint for readers whose browser prefers another language than the page's. */
export function startLocaleHint(): void {
  if (navigator.language.startsWith(document.documentElement.lang.slice(0, 2))) return
  import('../parts/LocaleHint/show-locale-hint.ts').then(
    ({ showLocaleHint }) => showLocaleHint(),
    () => {},
  )
}
