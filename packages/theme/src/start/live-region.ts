type Text = 'copied' | 'copyFailed' | 'tabs' | 'install'

/** A text in the page's language. The shell stores such texts on its live region for scripts outside of React. */
export function liveText(name: Text): string {
  return document.querySelector<HTMLElement>('[data-live]')?.dataset[name] ?? ''
}

/** Announces a text to assistive technology once. */
export function say(text: string): void {
  const region = document.querySelector('[data-live]')
  if (region !== null) region.textContent = text
}
