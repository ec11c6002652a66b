import { type ProblemCode, spanAtOffset } from '@pagewright/model'
import type { Heading, Nodes, Root } from 'mdast'
import { foreignMarks } from './foreign-marks.ts'
import { reportLeftInHtml } from './left-in-html.ts'
import type { Pass } from './pass.ts'
import { reportRows } from './tables.ts'
import { allNodes, sourceOf, spanOf } from './tree.ts'

/** Markup that is still there in a text after parsing, so readers would see its characters. */
type Mark = {
  readonly code: ProblemCode
  /** Finds it in the source of a text, unless it is escaped. */
  readonly pattern: RegExp
  readonly message: (found: string) => string
  readonly hint: (found: string) => string
}

const marks: readonly Mark[] = [
  {
    code: 'emphasis-left',
    pattern: /(?<![\\*])\*\*(?!\*)|(?<![\\~])~~(?!~)/,
    message: (found) => `The mark \`${found}\` has no counterpart and stays as text`,
    hint: (found) => `Close it, remove the space beside it, or write \`${found.replace(/./g, '\\$&')}\` for the two characters`,
  },
  {
    code: 'code-left',
    pattern: /(?<![\\`])`+/,
    message: (found) => `The mark ${found} has no counterpart and stays as text`,
    hint: () => 'Close the code with as many backticks as it begins with, or write \\` for a backtick',
  },
  {
    code: 'link-left',
    pattern: /(?<![\\\w])!?\[[^[\]]*\]\([^)\n]*\)?|(?<!\\|\\\[[^[\]\n]*)\]\([^)\n]*\)?/,
    message: (found) => `"${found}" is not a link, because Markdown cannot read its address`,
    hint: () => 'Put an address with spaces into angle brackets: `[text](<my file.md>)`, and close the parenthesis',
  },
  {
    code: 'footnote-missing',
    pattern: /(?<!\\)\[\^[^\]\s]+\]/,
    message: (found) => `There is no footnote "${found.slice(2, -1)}", so its mark stays as text`,
    hint: (found) => `Write the note in a paragraph of its own: \`${found}: Text\``,
  },
  {
    code: 'link-left',
    pattern: /(?<![\\\w\]])!?\[[^[\]^][^[\]]*\]\[[^[\]]*\]/,
    message: (found) => `"${found}" is not a link, because no line says where "${labelOf(found)}" leads`,
    hint: (found) => `Add such a line: \`[${labelOf(found)}]: https://example.com\`, or write \`\\[\` for a bracket`,
  },
  {
    code: 'heading-id-left',
    pattern: /(?<!\\)\{#[^}\n]*\}/,
    message: (found) => `"${found}" gives no heading an id and stays as text`,
    hint: () => 'Write it at the very end of a heading, with letters, digits and hyphens: `## First steps {#first-steps}`',
  },
  {
    code: 'table-malformed',
    pattern: /^[ \t>]*(?=.*\|)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m,
    message: () => 'These lines are not a table and stay as text',
    hint: () => 'The line of hyphens needs a cell for each cell of the line above it: `| a | b |`, then `| - | - |`',
  },
  {
    code: 'table-malformed',
    pattern: /^(?![ \t>|:-]+$)[ \t>]*\|.*\|[ \t]*\n(?![ \t>|:-]+$)[ \t>]*\|.*\|[ \t]*$/m,
    message: () => 'These lines are not a table and stay as text',
    hint: () => 'A line of hyphens belongs below the first line: `| a | b |`, then `| - | - |`',
  },
  {
    code: 'emphasis-left',
    pattern: /(?<![\\_\w])__(?!_)/,
    message: () => 'The mark `__` has no counterpart and stays as text',
    hint: () => 'Write `**` for emphasis within a word, backticks around a name, or `\\_\\_` for two underscores',
  },
  {
    code: 'link-left',
    pattern: /(?<!\\)\][ \t]+\((?:https?:|\/|[^\s()]+\.md\b)[^\s()]*\)/,
    message: (found) => `"${found.replace(/^\]\s+/, '')}" is not the address of a link, because a space stands before it`,
    hint: () => 'Delete the space: `[text](page.md)`',
  },
  {
    code: 'html-not-allowed',
    pattern: /(?<!\\)<[a-z][\w-]*\s+[a-z][\w-]*=[^<>]*(?:>|$)/i,
    message: (found) => `"${found.split('\n', 1)[0]}" looks like a tag, but Markdown cannot read it, so it stays as text`,
    hint: () => 'Put the value of each attribute into quotes, a space between attributes, and `&lt;` for a literal `<`',
  },
  ...foreignMarks.map(
    ([pattern, hint]): Mark => ({
      code: 'markup-left',
      pattern,
      message: (found) => `"${found.split('\n', 1)[0]}" has no meaning here and stays as text`,
      hint: () => hint,
    }),
  ),
]

/** Lines that have no effect in a paragraph, whatever the parser has found in them: addresses of references, and rows of tables. */
const lineMarks: readonly Mark[] = [
  {
    code: 'link-left',
    pattern: /^[ \t>]*\[[^[\]^]+(?<!\\)\]:[ \t]+(?:<|https?:|\.{0,2}\/|#|[^`()[\]\n]*\.(?:md|png|svg|jpe?g|gif|webp|avif)\b).*/m,
    message: (found) => `"${found}" gives no link an address, because Markdown reads it as text`,
    hint: () => 'Leave an empty line above it, put an address with spaces into angle brackets, and close the quotes of a title',
  },
  {
    code: 'table-malformed',
    pattern: /^\|[ \t]+[^\s|][^\n]*[ \t]\|[ \t][^\n]*[ \t]\|[ \t]*$/,
    message: () => 'This line belongs to no table and stays as text',
    hint: () => 'Delete the empty line between it and its table, or write `\\|` for a bar',
  },
]

/** Matches every text that has one of the marks, so that most texts need not be searched for each of them. */
const mayHoldMarks =
  /[<*`[\]{|^&$：｜＃｛］＞＊｀]|（#|([_~=+%#])\1|!!!|\?\?\?|:[a-z+-]\w*:|^[ \t>]*(?:: |-\p{L}|1\.\p{L}|[1１][．、]|(?:im|ex)port )/mu

/**
 * Reports markup that has no effect and would be shown as it stands: the first of each kind in a piece of text, unless it is escaped. Also
 * reports what the parser takes for markup and drops.
 */
export function reportLeftMarks(root: Root, { text, report }: Pick<Pass, 'text' | 'report'>): void {
  const misread = new Set<Nodes>()
  for (const node of allNodes(root)) {
    if (node.type === 'table') for (const part of reportRows(node, { text, report })) misread.add(part)
    if (node.type === 'heading') reportLostWords(node, { text, report })
    const { position } = node
    if (node.type === 'html') reportLeftInHtml(node, { text, report })
    if (node.type === 'paragraph')
      reportMarks(lineMarks, { source: sourceOf(node, text), offset: node.position?.start.offset ?? 0, text, report })
    if (isTruncation(node) && !hasTextBefore(node, root))
      report('markup-left', {
        span: spanOf(node),
        message: 'The mark has no effect inside a block, or before any text',
        hint: 'Write it on a line of its own, between two paragraphs: `<!-- truncate -->`',
      })
    if (node.type !== 'text' || position === undefined || misread.has(node)) continue
    const { offset = 0 } = position.start
    // A node that follows another one on its line does not begin a line.
    const isFirst = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))
    const source = (isFirst ? '' : '\uFFFC') + text.slice(offset, position.end.offset)
    if (!mayHoldMarks.test(node.value) && !/\\[([]/.test(source)) continue
    reportMarks(marks, { source, offset: isFirst ? offset : offset - 1, text, report })
    // The parser has resolved those that it knows.
    const entity = /(?<!&)&[a-z]{3,8};/.exec(node.value)?.[0]
    const at = entity === undefined ? -1 : text.slice(0, position.end.offset).indexOf(entity, offset)
    if (entity !== undefined && at !== -1 && text[at - 1] !== '\\')
      report('markup-left', {
        span: spanAtOffset(text, { offset: at, length: entity.length }),
        message: `There is no character "${entity}", so it stays as text`,
        hint: 'Write the character itself, or put the text into backticks',
      })
  }
}

/** Reports the first of each mark in a piece of a text. */
function reportMarks(
  marks: readonly Mark[],
  { source, offset, text, report }: { source: string; offset: number } & Pick<Pass, 'text' | 'report'>,
): void {
  for (const { code, pattern, message, hint } of marks) {
    const found = pattern.exec(source)
    if (found === null || source[found.index - 1] === '\\') continue
    const mark = found[0].replace(/^[ \t>]+/, '')
    const span = spanAtOffset(text, { offset: offset + found.index + found[0].length - mark.length, length: mark.length })
    report(code, { span, message: message(mark), hint: hint(mark) })
  }
}

/** Whether a node is the mark at which lists of posts break off: `<!-- truncate -->`, or as other generators write it. */
export function isTruncation(node: Nodes): boolean {
  return node.type === 'html' && /^<!--\s*(?:truncate|more)\s*-->$/i.test(node.value.trim())
}

/** Whether a text has something before the mark, which lists of posts show. */
export function hasTextBefore(mark: Nodes, root: Root): boolean {
  return root.children
    .slice(0, Math.max(0, (root.children as Nodes[]).indexOf(mark)))
    .some(({ type }) => type !== 'yaml' && type !== 'html')
}

/** Braces at the end of a heading hold its id and its kind, whatever is written in them. */
function reportLostWords(node: Heading, { text, report }: Pick<Pass, 'text' | 'report'>): void {
  const source = sourceOf(node, text)
  const braces = /(?<!\\)\{([^{}\n]*)\}(?=[ \t]*(?:\n.*)?$)/.exec(source)
  if (braces === null || /^(?:#[^\s#]+)?(?:[ \t]*\.[^\s#.]+)?$/.test((braces[1] ?? '').trim())) return
  report('heading-text-lost', {
    span: spanAtOffset(text, { offset: (node.position?.start.offset ?? 0) + braces.index, length: braces[0].length }),
    message: `"${braces[0]}" at the end of a heading is not shown, because an id is expected there`,
    hint: 'Write `{#my-id}` for an id, `{#my-id .function}` for an id and a kind, or `\\{` for a brace',
  })
}

/** What a reference names: `b` in `[a][b]`, and `a` in `[a][]`. */
function labelOf(reference: string): string {
  const [, words = '', label = ''] = /\[([^[\]]*)\]\[([^[\]]*)\]$/.exec(reference) ?? []
  return label === '' ? words : label
}
