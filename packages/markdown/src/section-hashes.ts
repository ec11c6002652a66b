import { createHash } from 'node:crypto'
import type { Root } from 'mdast'
import { idOfHeading } from './heading-ids.ts'
import { isKeywords } from './keywords.ts'
import { linkDestinations } from './link-destinations.ts'
import { replaceRanges } from './replace-ranges.ts'
import { nodesOf, rangeOf } from './tree.ts'

/**
 * Hash of each section's source, by its heading's id. What stands before the first heading, front matter included, has
 * the id ''. Layout, keywords, the destinations of links within the site and what of the front matter is no text, such as tags, do not
 * count: lines may be wrapped differently, pages be moved and tags be renamed without marking a translation as out of date. Records of
 * translations hold these hashes, so a change of this function would mark all translations.
 */
export function sectionHashes(root: Root, text: string): Readonly<Record<string, string>> {
  const starts = [{ id: '', start: 0 }, ...nodesOf(root, 'heading').map((node) => ({ id: idOfHeading(node), start: rangeOf(node).start }))]
  const keywords = nodesOf(root, 'leafDirective').filter(isKeywords).map(rangeOf)
  const links = linkDestinations(root, text)
    .flatMap(({ kind, range }) => (kind === 'link' && range !== null ? [range] : []))
    .filter((link) => !keywords.some(({ start, end }) => link.start >= start && link.end <= end))
  // Each key of the front matter with the lines of its value, which are indented or begin with a hyphen.
  const [frontMatter = ''] = /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/.exec(text) ?? []
  const unread = [...frontMatter.matchAll(/^(\w+):.*\n(?:[ \t-](?!--).*\n|\n)*/gm)].flatMap(({ index, 0: lines, 1: key = '' }) =>
    translated.includes(key) ? [] : [{ start: index, end: index + lines.length }],
  )
  return Object.fromEntries(
    starts.map(({ id, start }, index) => {
      const end = starts[index + 1]?.start ?? text.length
      const own = [...links, ...keywords, ...unread].filter((range) => range.start >= start && range.end <= end)
      const moved = own.map((range) => ({ start: range.start - start, end: range.end - start, text: '' }))
      return [id, hashOf(replaceRanges(text.slice(start, end), moved))]
    }),
  )
}

/** The keys of the front matter whose values are read as texts. */
const translated = ['title', 'description', 'sidebarLabel']

function hashOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16)
}
