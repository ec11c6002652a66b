import { existsSync, readFileSync } from 'node:fs'
import { fencesOf } from '../content/fences-of.ts'
import { listPages } from '../content/list-pages.ts'
import { cutRegion } from '../content/markdown.ts'
import { siteFolder } from '../site-folders.ts'

/** The lines of a sample that a page shows with types, counted from 0. */
export type TypedLines = ReadonlySet<number>

/**
 * The regions of TypeScript files that pages show, by the path of the file in the site. Only English pages are read, because both
 * locales show the same code.
 */
export function typedLines(): ReadonlyMap<string, readonly TypedLines[]> {
  const shown = new Map<string, Map<string | null, TypedLines>>()
  for (const { source } of listPages('en').flatMap(fencesOf)) {
    if (source === null || !/\.tsx?$/.test(source.file) || !existsSync(`${siteFolder}/${source.file}`)) continue
    const regions = shown.get(source.file) ?? new Map<string | null, TypedLines>()
    const region = cutRegion(readFileSync(`${siteFolder}/${source.file}`, 'utf8'), source.region)
    if (region !== null) regions.set(source.region, new Set(region.lines))
    shown.set(source.file, regions)
  }
  return new Map([...shown].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, regions]) => [file, [...regions.values()]]))
}
