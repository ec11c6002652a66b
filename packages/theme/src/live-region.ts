/** Announces a text to assistive technology once. */
export function say(text: string): void {
  const region = document.getElementById('_live')
  if (region !== null) region.textContent = text
}
