import type { Nodes } from 'mdast'
import type { Page } from '../content/page.ts'
import { blocksOf } from '../typography/blocks-of.ts'
import type { Term } from './read-glossary.ts'

/** A place where a page should give the English word of a term, or gives it although it should not. */
export type FirstUse = {
  readonly term: Term
  readonly problem: 'not annotated' | 'annotated later' | 'annotated again' | 'annotated elsewhere'
  /** Offset of the end of the term in the page; 0 if the page does not use the term. */
  readonly end: number
}

/** Checks that a page gives the English word of each term that it defines at its first use in running text, and of no other term. */
export function firstUses(page: Pick<Page, 'file' | 'text' | 'root'>, terms: readonly Term[]): FirstUse[] {
  const text = runningText(page)
  return terms
    .filter(({ defined }) => defined !== undefined)
    .flatMap((term): FirstUse[] => {
      const note = `（${term.en}）`
      const uses = [...text.characters.matchAll(new RegExp(term.zh, 'g'))].map(({ index }) => index + term.zh.length)
      const noted = uses.filter((end) => text.characters.startsWith(note, end))
      const endOf = (end: number): number => text.ends[end - 1] ?? 0
      if (term.defined !== page.file) return noted.map((end) => ({ term, problem: 'annotated elsewhere', end: endOf(end) }))
      const [first] = uses
      if (first === undefined) return [{ term, problem: 'not annotated', end: 0 }]
      const again = noted.slice(1).map((end): FirstUse => ({ term, problem: 'annotated again', end: endOf(end) }))
      if (noted[0] === first) return again
      return [{ term, problem: noted.length === 0 ? 'not annotated' : 'annotated later', end: endOf(first) }, ...again]
    })
}

/** The text of a page's paragraphs without headings, tables, links and labels, which may name other pages. */
function runningText({ text, root }: Pick<Page, 'text' | 'root'>): { characters: string; ends: readonly number[] } {
  const units = blocksOf(
    { text, root: { ...root, children: root.children.flatMap((child) => paragraphsOf(child as Nodes)) } as Page['root'] },
    { frontMatter: false },
  ).flatMap((block) => [...block.units, null])
  return {
    characters: units.map((unit) => (unit === null ? '\n' : unit.character[0] || '\uFFFC')).join(''),
    ends: units.map((unit) => unit?.end ?? 0),
  }
}

function paragraphsOf(node: Nodes): Nodes[] {
  if (node.type === 'paragraph') return node.data !== undefined && 'directiveLabel' in node.data ? [] : [withoutLinks(node)]
  if (node.type === 'table' || node.type === 'heading' || !('children' in node)) return []
  return (node.children as Nodes[]).flatMap(paragraphsOf)
}

function withoutLinks<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node
  return { ...node, children: (node.children as Nodes[]).filter(({ type }) => type !== 'link').map(withoutLinks) }
}
