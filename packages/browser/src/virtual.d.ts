declare module 'virtual:pagewright/theme' {
  import type { Theme } from '../theme/define-theme.ts'

  /** The site's theme; importing it brings its CSS along. */
  const theme: Theme
  export default theme
}

/** Put into the starter's bundle by the build, so that it holds the code of one provider: where page views are sent to. */
declare const __PAGEWRIGHT_ANALYTICS_TYPE__: 'gtag' | 'beacon' | null

/** The gtag's id or the beacon's endpoint; empty where there is neither. */
declare const __PAGEWRIGHT_ANALYTICS_TARGET__: string
