import { fileURLToPath } from 'node:url'
import type { Line } from './samples/topic.ts'

/** The site's folder, to which the paths in fences are relative. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** The folder with the pages of all locales. */
export const contentFolder = `${siteFolder}/content`

/** The folder with the samples. */
export const samplesFolder = `${siteFolder}/samples`

/** The folder with the topics of a line and the packages that they run with. */
export function lineFolder(line: Line): string {
  return line === '2.3' ? samplesFolder : `${samplesFolder}/${line}`
}
