import { existsSync, readFileSync } from 'node:fs'
import { codeOf } from '../content/code-of.ts'
import { fencesOf } from '../content/fences-of.ts'
import { listPages } from '../content/list-pages.ts'
import type { Locale } from '../content/page.ts'
import { siteFolder } from '../site-folders.ts'

/** All that pages of a locale show as code or as recorded output, each page as one text. Programs do not count: a reader looks for a message, not for what throws it. */
export function shownCode(locale: Locale): string[] {
  return listPages(locale).map((page) => {
    // A recording that is missing is reported where the pages are built.
    const recorded = fencesOf(page)
      .flatMap(({ source }) => (source?.file.endsWith('.txt') ? [`${siteFolder}/${source.file}`] : []))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8'))
    return [...codeOf(page), ...recorded].join('\n')
  })
}
