import { useMessages } from '@pagewright/browser'
import type { FarrowMessages } from './farrow-messages.ts'

/** The texts of the current locale, with the theme's own keys. */
export function useTexts(): FarrowMessages {
  return useMessages<FarrowMessages>()
}
