import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

/** Name and version of the generator, for `<meta name="generator">` and feeds. */
export const generatorName = `Pagewright ${version}`
export const generatorVersion = version
