import { useMessages } from '@pagewright/browser'
import type { ThemeMessages } from './en.ts'

/** The texts of the current locale, with the theme's own keys. */
export function useTexts(): ThemeMessages {
  return useMessages<ThemeMessages>()
}
