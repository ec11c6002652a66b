import { contentFolder } from '../content/scan.ts'
import { definedPages, glossaryFile, readGlossary } from '../search/glossary.ts'
import type { Check } from './check.ts'
import { similarPath } from './link-hints.ts'

/** The glossary can be read, and the pages that it names are there. */
export const glossary: Check = ({ root, planned: { site, sources }, problems }) => {
  readGlossary(root, { locales: site.locales, problems })
  const folder = `${contentFolder}/${site.defaultLocale.id}/`
  for (const { page, span } of definedPages(root)) {
    if (sources.has(folder + page)) continue
    const similar = similarPath(folder + page, [...sources.keys()])
    const hint = similar?.startsWith(folder)
      ? `Did you mean "${similar.slice(folder.length)}"?`
      : `Name a file below ${folder}, or delete the line`
    problems.add('glossary-malformed', { file: glossaryFile, span, message: `There is no page "${page}" that explains the term`, hint })
  }
}
