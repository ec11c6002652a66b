import { fileURLToPath } from 'node:url'
import type { Line } from './samples/topic.ts'

/** The site's folder, the one that the paths in fences count from. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** Where the pages of all locales are. */
export const contentFolder = `${siteFolder}/content`

/** Where the samples are. */
export const samplesFolder = `${siteFolder}/samples`

/** The folder that holds the topics of a line and the packages they run with. */
export function lineFolder(line: Line): string {
  return line === '2.3' ? samplesFolder : `${samplesFolder}/${line}`
}
