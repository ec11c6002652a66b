import type { ThemeMessages } from './messages/en.ts'

let texts: ThemeMessages | undefined

/** Keeps the texts in the page's language for scripts outside of React. The shell calls it. */
export function keepTexts(shown: ThemeMessages): void {
  texts = shown
}

/** The texts in the page's language. */
export function liveTexts(): ThemeMessages {
  return texts as ThemeMessages
}

/** Announces a text to assistive technology once. */
export function say(text: string): void {
  const region = document.getElementById('_live')
  if (region !== null) region.textContent = text
}
