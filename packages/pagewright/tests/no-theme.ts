import type { DevTheme } from '../src/dev/dev-theme.ts'

/** A theme that renders nothing. */
export const noTheme: DevTheme = { load: () => Promise.reject(new Error('There is no theme')), problems: async () => [], forget: () => {} }
