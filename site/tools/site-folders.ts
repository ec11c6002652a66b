import { fileURLToPath } from 'node:url'

/** The site's folder, the one that the paths in fences count from. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** Where the pages of all locales are. */
export const contentFolder = `${siteFolder}/content`

/** Where the lines of samples are. */
export const samplesFolder = `${siteFolder}/samples`
