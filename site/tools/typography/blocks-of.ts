import type { Nodes, Parent } from 'mdast'
import { isKeywords } from '../content/markdown.ts'
import type { Page } from '../content/page.ts'
import type { Block, Unit } from './unit.ts'

const blockTypes: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'tableCell', 'leafDirective'])

/** The text of a page: that of its front matter, then that of its blocks. Keywords are what readers type, however they write it. */
export function blocksOf(page: Pick<Page, 'text' | 'root'>, { frontMatter = true }: { frontMatter?: boolean } = {}): Block[] {
  const blocks: Block[] = frontMatter ? frontMatterBlocks(page.text) : []
  const visit = (node: Nodes): void => {
    if (isKeywords(node)) return
    if (blockTypes.has(node.type)) blocks.push({ units: unitsOf(node as Parent, page.text) })
    else if ('children' in node) for (const child of node.children) visit(child as Nodes)
  }
  visit(page.root)
  return blocks.filter(({ units }) => units.length > 0)
}

/** The plain text between two offsets as a block. */
export function plainBlock(text: string, { start, end }: { start: number; end: number }): Block {
  return { units: charactersOf(text, { start, end }) }
}

function frontMatterBlocks(text: string): Block[] {
  const matter = /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? ''
  return [...matter.matchAll(/^(?:title|description|sidebarLabel): *("?)(.*?)\1 *$/gm)].map((match) => {
    const start = match.index + match[0].indexOf(match[2] as string)
    return plainBlock(text, { start, end: start + (match[2] as string).length })
  })
}

function unitsOf(block: Parent, text: string): Unit[] {
  const units: Unit[] = []
  const extend = (end: number): void => {
    const last = units.pop()
    if (last !== undefined) units.push({ ...last, after: end })
  }
  const visit = (node: Nodes): void => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
    if (node.type === 'text') units.push(...charactersOf(text, { start, end }))
    else if (node.type === 'html') {
      if (node.value.startsWith('</')) extend(end)
      else if (node.value.startsWith('<br')) units.push({ character: '\n', start, end, after: end })
    } else if (node.type === 'break') units.push({ character: '\n', start, end, after: end })
    else if (node.type === 'textDirective' && !/[[{]/.test(text.slice(start, end))) units.push(...charactersOf(text, { start, end }))
    else if (isPiece(node, text)) units.push({ character: '', start, end, after: end })
    else if ('children' in node) {
      const before = units.length
      for (const child of node.children) visit(child as Nodes)
      if (units.length > before) extend(end)
    }
  }
  for (const child of block.children) visit(child as Nodes)
  return units
}

/** Whether a node is code, an image, a directive, or an address that is its own text. */
function isPiece(node: Nodes, text: string): boolean {
  if (['inlineCode', 'image', 'textDirective'].includes(node.type)) return true
  return node.type === 'link' && !text.startsWith('[', node.position?.start.offset)
}

/** The characters of a source text. Each includes what belongs to it: a backslash, the rest of an entity, the indent after a line break. */
function charactersOf(text: string, { start, end }: { start: number; end: number }): Unit[] {
  const pattern = /\n +|\\[!-/:-@[-`{-~]|&(?:\w+|#\d+|#x[\da-f]+);|[\s\S]/giu
  return [...text.slice(start, end).matchAll(pattern)].map((match) => {
    const [from, to] = [start + match.index, start + match.index + match[0].length]
    if (match[0].startsWith('\n')) return { character: '\n', start: from, end: to, after: to }
    const character = match[0].startsWith('\\') && match[0].length > 1 ? match[0].slice(1) : match[0].length > 2 ? '&' : match[0]
    return { character, start: from, end: to, after: to }
  })
}
