declare module 'virtual:pagewright/theme' {
  import type { Theme } from '../theme/define-theme.ts'

  /** The site's theme; importing it brings its CSS along. */
  const theme: Theme
  export default theme
}

/** Put into the starter's bundle by the build: where page views are sent to, or null. */
declare const __PAGEWRIGHT_ANALYTICS__: import('../model/site-data.ts').Analytics | null
