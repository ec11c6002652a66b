import { codeMark, type Messages, type Span } from '@pagewright/model'
import type { Code, Nodes, Root, RootContent, Table, TableRow } from 'mdast'
import type { Heading, Section } from './compiled.ts'
import type { CodeBlock } from './fence-meta.ts'
import { entryOf } from './headings.ts'
import { isKeywords, keywordsOf } from './keywords.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { referenceTokens } from './reference-tokens.ts'
import { declarationsIn } from './signatures.ts'
import { listsErrors, nameAndType } from './tables.ts'
import { allNodes, spanOf } from './tree.ts'

type Growing = Omit<Section, 'text' | 'keywords'> & { readonly parts: string[]; readonly keywords: string[] }

/**
 * A text's words by heading (level 2 to 4), for search. Code counts: readers search for identifiers. A table row with an id is a section
 * of its own, after the section of its heading. So is a line of a signature that has an id; names declared by other lines become keywords.
 * If a row documents a name that a signature above it declares, row and line become one section. A component has a mark for
 * `fillIslandWords`. Next steps, which tell of other pages, are left out.
 */
export function toSections(root: Root, { headings, ids, code, messages, usedIslands }: Pass): Section[] {
  const islands = [...usedIslands.keys()]
  const sections: Growing[] = [{ id: '', title: '', kind: null, parts: [], keywords: [] }]
  let current = sections[0] as Growing
  const seen: Heading[] = []
  const names = new Set<Heading>()
  // What the signatures of each entry declare.
  const declared = new Map<string, string>()
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
      const id = idAt.get(placeOf(spanOf(row)))
      if (id === undefined || (entry === null && !hasErrors)) others.push(row)
      else {
        const [first, ...cells] = row.children
        const { name, type } = nameAndType(first?.children ?? [])
        const member = plainText(name)
        const own = `${entry?.id}-type-${/^[\w$]+/.exec(member)}`
        const line = hasErrors ? undefined : declared.get(own)
        const texts = [textOf(type), ...cells.map(textOf)]
        // The last cell is what is shown of a row: the declaration, if the cells have nothing but names.
        if (line !== undefined) texts.splice(texts.at(-1)?.endsWith(codeMark) ? texts.length : 0, 0, codeMark + line + codeMark)
        const twice = sections.findIndex((section) => section.id === own)
        if (twice >= 0) sections.splice(twice, 1)
        const ofRow = line === undefined ? kindOfRow(member, { type: plainText(type), column, messages }) : kindOfDeclaration(line)
        sections.push({
          id,
          title: hasErrors || entry === null ? textOf(name) : titleOfRow(member, names.has(entry) ? entry.text : null),
          kind: hasErrors ? 'error' : ofRow,
          parts: [joinCells(texts)],
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
    const { code: own, meta } = code.get(node) as CodeBlock
    const source = own.replaceAll(codeMark, '')
    current.parts.push(codeMark + source + codeMark)
    for (const declaration of meta.signature ? source.split(/\n(?=[^\s)}\]])/) : []) {
      const [name = ''] = declarationsIn(declaration)
      const id = `${entryOf(seen)?.id}-type-${name}`
      const line = declaration.replace(/\s+/g, ' ').trim()
      declared.set(id, line)
      // A single word would be taken for what it means, as in `Cookies`.
      if (!/[a-z][A-Z]/.test(name) || name === current.title) continue
      if (ids.has(id)) sections.push({ id, title: name, kind: kindOfDeclaration(line), parts: [codeMark + line + codeMark], keywords: [] })
      else current.keywords.push(name)
    }
  }
  const visit = (node: Nodes): void => {
    if (usedIslands.has(node)) current.parts.push(referenceTokens.islandStart(islands.indexOf(node)))
    if (node.type === 'heading') {
      const heading = headingAt.get(placeOf(spanOf(node)))
      if (heading === undefined) return
      seen.push(heading)
      if (node.children[0]?.type === 'inlineCode') names.add(heading)
      if (heading.level > 4) return
      current = { id: heading.id, title: heading.text, kind: heading.kind, parts: [], keywords: [] }
      sections.push(current)
    } else if (node.type === 'table') addTable(node)
    else if (node.type === 'code') addCode(node)
    else if (node.type === 'paragraph' || node.type === 'html') current.parts.push(textOf(node))
    else if (isKeywords(node)) current.keywords.push(...keywordsOf(node))
    else if ('children' in node) for (const child of node.children) visit(child as Nodes)
  }
  const lastHeading = root.children.findLastIndex(({ type }) => type === 'heading')
  for (const node of leadsOn(root.children.slice(lastHeading + 1)) ? root.children.slice(0, lastHeading) : root.children) visit(node)
  return sections
    .map(({ parts, keywords, ...section }) => ({ ...section, keywords: keywords.join('\n'), text: parts.join('\n').trim() }))
    .filter(({ id, text, keywords }) => id !== '' || text !== '' || keywords !== '')
}

/** Whether the end of a text only leads to other pages: several of its paragraphs have links, and at most one has none. */
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

type RowWords = { readonly type: string; readonly column: string; readonly messages: Messages }

/** What a row describes: what its column is headed, an option for a flag, a method for what can be called, else a property. */
function kindOfRow(member: string, { type, column, messages }: RowWords): string {
  const labelOf = (kind: string): string => messages[`kind.${kind}`] ?? kind
  const headed = ['option', 'class', 'type'].find((kind) => column === labelOf(kind))
  if (member.startsWith('-') || headed !== undefined) return headed ?? 'option'
  return column.includes(labelOf('method')) || member.includes('(') || /^[(<].*=>/s.test(type) ? 'method' : 'property'
}

/** What a line of a signature declares. Hooks are functions. */
function kindOfDeclaration(line: string): string {
  const [, word = 'type', name = ''] = /\b(const|function|class)\s+([\w$]+)/.exec(line.split(/[={]/, 1)[0] ?? '') ?? []
  if (word !== 'const' && word !== 'function') return word
  const isFunction = word === 'function' || /: (?:typeof |[(<].*=>)/.test(line)
  return !isFunction ? 'constant' : /^use[A-Z]/.test(name) ? 'hook' : 'function'
}

function placeOf({ line, column }: Span): string {
  return `${line}:${column}`
}
