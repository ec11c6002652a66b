import { useMessages } from '@pagewright/browser'
import type { ThemeMessages } from './en.ts'

/** The texts of the current locale, typed with the theme's keys. */
export function useTexts(): ThemeMessages {
  return useMessages<ThemeMessages>()
}
