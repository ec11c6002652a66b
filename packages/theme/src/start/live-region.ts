type Text = 'copied' | 'copyFailed' | 'tabs' | 'install'

/** A text of the page's locale, which the shell leaves on its live region for scripts outside of React. */
export function liveText(name: Text): string {
  return document.querySelector<HTMLElement>('[data-live]')?.dataset[name] ?? ''
}

/** Tells assistive technology a text, once. */
export function say(text: string): void {
  const region = document.querySelector('[data-live]')
  if (region !== null) region.textContent = text
}
