import { codeMark, type Messages, type Span } from '@pagewright/model'
import type { Code, Nodes, Root, RootContent, Table, TableRow } from 'mdast'
import type { Heading, Section } from './compiled.ts'
import { entryOf } from './headings.ts'
import { isKeywords, keywordsOf } from './keywords.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { referenceTokens } from './reference-tokens.ts'
import { declarationsIn } from './signatures.ts'
import { listsErrors, nameAndType } from './tables.ts'
import { allNodes } from './tree.ts'

export type SectionsInput = Pick<Pass, 'headings' | 'ids' | 'code' | 'messages' | 'usedIslands'>

type Growing = Omit<Section, 'text' | 'keywords'> & { readonly parts: string[]; readonly keywords: string[] }

/**
 * A text's words by heading (level 2 to 4), for search. Code counts: readers search for identifiers. A table row with an id is a section of
 * its own, which follows that of its heading, and so is a line of a signature with one. What other lines of it declare are keywords. A
 * component has a mark for `fillIslandWords`. Next steps, which tell of other pages, are left out.
 */
export function toSections(root: Root, { headings, ids, code, messages, usedIslands }: SectionsInput): Section[] {
  const islands = [...usedIslands.keys()]
  const sections: Growing[] = [{ id: '', title: '', kind: null, parts: [], keywords: [] }]
  let current = sections[0] as Growing
  const seen: Heading[] = []
  const names = new Set<Heading>()
  const headingAt = new Map(headings.map((heading) => [placeOf(heading.span), heading]))
  const idAt = new Map([...ids].map(([id, span]) => [placeOf(span), id]))
  const textOf = (nodes: Nodes | readonly Nodes[]): string => plainText(nodes, codeMark)
  const addTable = (table: Table): void => {
    const [head, ...rows] = table.children
    const others: TableRow[] = []
    const column = plainText(head?.children[0]?.children ?? []).toLowerCase()
    const hasErrors = listsErrors(table, messages)
    const entry = entryOf(seen)
    for (const row of rows) {
      const id = idAt.get(startOf(row))
      if (id === undefined || (entry === null && !hasErrors)) others.push(row)
      else {
        const [first, ...cells] = row.children
        const { name, type } = nameAndType(first?.children ?? [])
        const member = plainText(name)
        sections.push({
          id,
          title: hasErrors || entry === null ? textOf(name) : titleOfRow(member, names.has(entry) ? entry.text : null),
          kind: hasErrors ? 'error' : kindOfRow(member, { column, messages }),
          parts: [joinCells([textOf(type), ...cells.map(textOf)])],
          keywords: [],
        })
      }
    }
    for (const some of [table.children.slice(0, 1), others]) {
      const cells = some.flatMap(({ children }) => children)
      if (cells.length > 0) current.parts.push(joinCells(cells.map(textOf)))
    }
  }
  const addCode = (node: Code): void => {
    const { code: own = node.value, meta } = code.get(node) ?? {}
    const source = own.replaceAll(codeMark, '')
    current.parts.push(codeMark + source + codeMark)
    for (const declaration of meta?.signature ? source.split(/\n(?=[^\s)}\]])/) : []) {
      const [name = ''] = declarationsIn(declaration)
      const id = `${entryOf(seen)?.id}-type-${name}`
      // A single word would be taken for what it means, as in `Cookies`.
      if (!/[a-z][A-Z]/.test(name) || name === current.title) continue
      const line = codeMark + declaration.replace(/\s+/g, ' ').trim() + codeMark
      if (ids.has(id)) sections.push({ id, title: name, kind: 'type', parts: [line], keywords: [] })
      else current.keywords.push(name)
    }
  }
  const visit = (node: Nodes): void => {
    if (usedIslands.has(node)) current.parts.push(referenceTokens.islandStart(islands.indexOf(node)))
    if (node.type === 'heading') {
      const heading = headingAt.get(startOf(node))
      if (heading === undefined) return
      seen.push(heading)
      if (node.children[0]?.type === 'inlineCode') names.add(heading)
      if (heading.level > 4) return
      current = { id: heading.id, title: heading.text, kind: heading.kind, parts: [], keywords: [] }
      sections.push(current)
    } else if (node.type === 'table') addTable(node)
    else if (node.type === 'code') addCode(node)
    else if (node.type === 'paragraph') current.parts.push(textOf(node))
    else if (isKeywords(node)) current.keywords.push(...keywordsOf(node))
    else if ('children' in node) for (const child of node.children) visit(child as Nodes)
  }
  const lastHeading = root.children.findLastIndex(({ type }) => type === 'heading')
  for (const node of leadsOn(root.children.slice(lastHeading + 1)) ? root.children.slice(0, lastHeading) : root.children) visit(node)
  return sections
    .map(({ parts, keywords, ...section }) => ({ ...section, keywords: keywords.join('\n'), text: parts.join('\n').trim() }))
    .filter(({ id, text, keywords }) => id !== '' || text !== '' || keywords !== '')
}

/** Whether the end of a text leads to other pages: its paragraphs have links, all but one or none. */
function leadsOn(nodes: readonly RootContent[]): boolean {
  const paragraphs = nodes.flatMap((node): Nodes[] => (node.type === 'list' ? node.children : [node]))
  const others = paragraphs.filter((node) => !allNodes(node).some(({ type }) => type === 'link'))
  return paragraphs.length - others.length > 1 && others.length < 2 && nodes.every(({ type }) => type === 'list' || type === 'paragraph')
}

/** Cells as one line, in which an excerpt shows where each ends. */
function joinCells(cells: readonly string[]): string {
  return cells.filter((text) => text !== '').join(' · ')
}

/** The name of a row with that of its entry: `Http.listen(...args)`, `serve --watch`. Without an entry's name, the row's own. */
function titleOfRow(member: string, owner: string | null): string {
  if (owner === null) return member
  return `${owner}${/^[\w$.]+$/.test(owner) && !member.startsWith('-') ? '.' : ' '}${member}`
}

/** What a row describes: an option where the column says so or for a flag, else a method or a property. */
function kindOfRow(member: string, { column, messages }: { column: string; messages: Messages }): string {
  if (member.startsWith('-') || column === (messages['kind.option'] ?? 'option')) return 'option'
  return member.includes('(') ? 'method' : 'property'
}

function startOf({ position }: Nodes): string {
  return `${position?.start.line}:${position?.start.column}`
}

function placeOf({ line, column }: Span): string {
  return `${line}:${column}`
}
