import { existsSync, readFileSync } from 'node:fs'
import { codeOf } from '../content/code-of.ts'
import { fencesOf } from '../content/fences-of.ts'
import { listPages } from '../content/list-pages.ts'
import type { Locale } from '../content/page.ts'
import { siteFolder } from '../site-folders.ts'

/**
 * The code and the recorded outputs that the pages of a locale show, one text for each page. Programs in files do not count, because
 * readers look for a message and not for the code that throws it.
 */
export function shownCode(locale: Locale): string[] {
  return listPages(locale).map((page) => {
    // A missing recording is reported when the pages are built.
    const recorded = fencesOf(page)
      .flatMap(({ source }) => (source?.file.endsWith('.txt') ? [`${siteFolder}/${source.file}`] : []))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8'))
    return [...codeOf(page), ...recorded].join('\n')
  })
}
