import type { ThemeMessages } from './en.ts'

let texts: ThemeMessages | undefined

/** Keeps the texts in the page's language for scripts outside of React. The shell calls it. */
export function setPageTexts(shown: ThemeMessages): void {
  texts = shown
}

/** The texts in the page's language. They are there once the shell is hydrated, which is before the theme's `start` is called. */
export function pageTexts(): ThemeMessages {
  return texts as ThemeMessages
}
