declare module 'virtual:pagewright/theme' {
  import type { Theme } from './api/define-theme.ts'

  /** The site's theme. Importing it also brings in its CSS. */
  const theme: Theme
  export default theme
}

/** Which analytics provider the site has. A constant that the build sets, so that the starter contains the code of one provider only. */
declare const __PAGEWRIGHT_ANALYTICS_TYPE__: 'gtag' | 'beacon' | null

/** The gtag id or the beacon's endpoint; empty without analytics. Set by the build. */
declare const __PAGEWRIGHT_ANALYTICS_TARGET__: string
