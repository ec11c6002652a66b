import type { Nodes, Root } from 'mdast'
import type { Section } from './compiled.ts'
import { islandMark } from './islands.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'

/**
 * A text's words by heading (level 2 to 4), for search. Code counts: readers search for identifiers. A component has a mark that
 * `fillIslandWords` replaces.
 */
export function toSections(root: Root, { headings, code, usedIslands }: Pick<Pass, 'headings' | 'code' | 'usedIslands'>): Section[] {
  const islands = [...usedIslands.keys()]
  const sections: { id: string; title: string; kind: string | null; parts: string[] }[] = [{ id: '', title: '', kind: null, parts: [] }]
  const byPlace = new Map(headings.map((heading) => [`${heading.span.line}:${heading.span.column}`, heading]))
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const heading = byPlace.get(`${node.position?.start.line}:${node.position?.start.column}`)
      if (heading !== undefined && heading.level <= 4) sections.push({ id: heading.id, title: heading.text, kind: heading.kind, parts: [] })
      return
    }
    const current = sections.at(-1) as (typeof sections)[number]
    if (usedIslands.has(node)) current.parts.push(islandMark(islands.indexOf(node)))
    if (node.type === 'code') current.parts.push(code.get(node)?.code ?? node.value)
    else if (node.type === 'paragraph' || node.type === 'tableCell') current.parts.push(plainText(node))
    else if ('children' in node) for (const child of node.children) visit(child as Nodes)
  }
  for (const node of root.children) visit(node)
  return sections
    .map(({ id, title, kind, parts }) => ({ id, title, kind, text: parts.join('\n').trim() }))
    .filter(({ id, text }) => id !== '' || text !== '')
}
