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

/** The id of the site's announcement and the time when it ends, in ms. Set by the build, so that other sites do not carry the code. */
declare const __PAGEWRIGHT_ANNOUNCEMENT__: { readonly id: string; readonly end: number | null } | null
