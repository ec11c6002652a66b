import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fencesOf } from '../tools/content/fences-of.ts'
import { listPages } from '../tools/content/list-pages.ts'
import { nodesOf } from '../tools/content/nodes-of.ts'
import type { Page } from '../tools/content/page.ts'
import { samplesFolder } from '../tools/site-folders.ts'

// Only English pages are checked, because Chinese pages have the same fences and links (see parity.test.ts).
const pages = listPages('en')
const folderUrl = /^https:\/\/github\.com\/farrow-js\/farrow-website\/tree\/main\/site\/samples\/([\w.-]+(?:\/[\w.-]+)?)$/

/** Pages that may show only parts of samples: the home page, and the page that demonstrates Markdown. */
const otherPages = ['pages/index.md', 'pages/markdown-page.md']

/** The topics whose programs a page shows. */
function topicsOf(page: Page): string[] {
  const files = fencesOf(page).flatMap(({ source }) => (source === null ? [] : [source.file]))
  return [...new Set(files.flatMap((file) => /^samples\/((?:1\.12\/)?[\w-]+)\//.exec(file)?.[1] ?? []))]
}

function linkedTopics(page: Page): string[] {
  return nodesOf(page.root, 'link').flatMap(({ url }) => folderUrl.exec(url)?.[1] ?? [])
}

describe.each(pages.filter((page) => topicsOf(page).length > 0))('$file', (page) => {
  it('shows a whole file under its name, or says which part it shows', () => {
    const parts = fencesOf(page).filter(
      ({ source, title, language }) => source?.region != null && title !== null && language !== 'diff' && /^[\w./-]+\.\w+$/.test(title),
    )
    expect(parts.map(({ title, line }) => `${line}: ${title}`)).toEqual([])
  })

  it('links to the folder of its programs', () => {
    const linked = linkedTopics(page)
    expect(linked.filter((topic) => !existsSync(`${samplesFolder}/${topic}`))).toEqual([])
    if (!otherPages.includes(page.file))
      expect(linked.filter((topic) => topicsOf(page).some((own) => own === topic || own.startsWith(`${topic}/`)))).not.toEqual([])
  })
})
