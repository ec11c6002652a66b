import { type Span, spanAtOffset } from '@pagewright/model'
import type { Nodes, Root } from 'mdast'
import type { Pass } from './pass.ts'
import type { Replacement } from './replace-ranges.ts'
import { filler } from './stand-ins.ts'
import { allNodes, headSpan, nodesOf, rangeOf, sourceOf } from './tree.ts'

/** A line of a text: the offset at which its content begins, after the marks of quotes and its indent, and this content. */
type Line = { readonly at: number; readonly content: string }

/**
 * The replacements that make directives of the lines that other generators take for one, given the tree of the text without them:
 * `::: tip Title {open}` and `:::tip Title {open}` become `:::tip[Title]{open}`.
 */
export function otherSpellings(text: string, root: Root): Replacement[] {
  return candidateLines(text, root).flatMap(({ at, content }) => {
    const [, colons = '', blank = '', name = '', gap = '', rest = ''] =
      /^(:{3,})([ \t]*)(\p{L}[\p{L}\p{N}_-]*)([ \t]*)(.*?)[ \t]*$/u.exec(content) ?? []
    if (name === '') return []
    const nameStart = at + colons.length + blank.length
    const afterName = nameStart + name.length
    const restStart = afterName + gap.length
    const joined: Replacement[] = blank === '' ? [] : [{ start: at + colons.length, end: nameStart, text: '' }]
    if (gap === '' || rest === '') return joined
    if (/^[[{]/.test(rest)) return [...joined, { start: afterName, end: restStart, text: '' }]
    const attributes = /[ \t]*\{[^{}]*\}$/.exec(rest)
    const title = rest.slice(0, attributes?.index)
    if (!hasBalancedBrackets(title)) return joined
    const blankBefore = /^[ \t]*/.exec(attributes?.[0] ?? '')?.[0].length ?? 0
    return [
      ...joined,
      { start: afterName, end: restStart, text: '[' },
      { start: restStart + title.length, end: restStart + title.length + blankBefore, text: ']' },
    ]
  })
}

/** The fillers between colons and digits in `10:30[^1]` and `localhost:80[see](b.md)`, which the parser would take for directives. */
export function colonsBeforeDigits(text: string): Replacement[] {
  return [...text.matchAll(/(?<=(?<!:):)(?=\d[\w-]*[[{])/g)].map(({ index }) => ({ start: index, end: index, text: filler }))
}

/**
 * The replacements that put an empty line between a table, or the address of a link, and the line that closes the directive around it,
 * given the tree without them: the parser takes that line for a row, or for text.
 */
export function directiveEnds(text: string, root: Root): Replacement[] {
  const behind = (end: number): number => end + (/^\n[ \t>]*/.exec(text.slice(end))?.[0].length ?? 0)
  const rows = nodesOf(root, 'tableRow').map((row) => rangeOf(row).start)
  const addresses = nodesOf(root, 'definition').map((definition) => behind(rangeOf(definition).end))
  return [...rows, ...addresses].flatMap((at) => {
    const marks = text.slice(text.lastIndexOf('\n', at) + 1, at)
    return /^:{3,}[ \t]*(?:\n|$)/.test(text.slice(at)) ? [{ start: at, end: at, text: `\n${marks}` }] : []
  })
}

/** Reports tabs outside of `tabs`, and lines that begin like a directive and are shown as they stand, unless the author escaped them. */
export function reportStrayDirectives(root: Root, { text, report }: Pick<Pass, 'text' | 'report'>): void {
  const isNamed = (node: Nodes, ...names: string[]): boolean => node.type === 'containerDirective' && names.includes(node.name)
  // A tab in a tab is reported as the first one's missing end.
  for (const parent of allNodes(root).filter((node) => !isNamed(node, 'tabs', 'tab')))
    for (const tab of 'children' in parent ? parent.children.filter((child) => isNamed(child, 'tab')) : [])
      report('tabs-invalid', {
        span: headSpan(tab, text),
        message: 'The tab stands outside of tabs, so it would be shown as plain text with a title',
        hint: 'Write `::::tabs` above the first tab, and `::::` below the last one',
      })
  for (const { at, content } of candidateLines(text, root, { heads: false })) {
    const line = content.trimEnd()
    const span = (): Span => spanAtOffset(text, { offset: at, length: line.length })
    if (/^:{3,}$/.test(line))
      report('directive-unclosed', {
        span: span(),
        message: 'These colons close no directive',
        hint: 'Delete them, or begin the directive that they are to close',
      })
    else if (/^::+[ \t]*\p{L}/u.test(line))
      report('directive-malformed', {
        span: span(),
        message: 'This line begins like a directive, but is not one',
        hint: 'Write `::name[label]{key="value"}` without spaces, without `}` in a value and with nothing after it; for a line that begins with colons, write `\\::`',
      })
  }
}

/**
 * The lines of paragraphs, where a directive may be meant, and the first lines of containers and rows. Code and HTML have none. Hyphens
 * below a paragraph make a heading of it.
 */
function candidateLines(text: string, root: Root, { heads = true } = {}): Line[] {
  const lines: Line[] = []
  const add = (at: number): void => {
    const end = text.indexOf('\n', at)
    lines.push({ at, content: text.slice(at, end === -1 ? undefined : end) })
  }
  const visit = (node: Nodes): void => {
    const { start } = rangeOf(node)
    if (heads && (node.type === 'containerDirective' || node.type === 'tableRow')) add(start)
    if (!('children' in node)) return
    const isParagraph = node.type === 'paragraph' || (node.type === 'heading' && !/^#{1,6}\s/.test(text.slice(start, start + 7)))
    for (const [index, child] of node.children.entries()) {
      if (isParagraph && child.type === 'text') {
        const from = rangeOf(child).start
        if (index === 0 || node.children[index - 1]?.type === 'break') add(from)
        for (const match of sourceOf(child, text).matchAll(/\n[ \t>]*/g)) add(from + match.index + match[0].length)
      } else visit(child as Nodes)
    }
  }
  visit(root)
  return lines
}

function hasBalancedBrackets(title: string): boolean {
  let open = 0
  for (const character of title.replace(/\\./g, '')) {
    if (character === '[') open++
    else if (character === ']' && --open < 0) return false
  }
  return open === 0
}
