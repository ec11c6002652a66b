import { type ProblemCode, type ProblemList, spanAtOffset } from '@pagewright/model'
import type { Heading, Nodes, Root, Table } from 'mdast'
import { sourceOf, spanOf } from './parse-markdown.ts'

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
    pattern: /(?<![\\*])\*\*(?!\*)/,
    message: () => 'The mark `**` has no partner and stays as text',
    hint: () => 'Close it, remove the space beside it, or write `\\*\\*` for two asterisks',
  },
  {
    code: 'code-left',
    pattern: /(?<![\\`])`+/,
    message: (found) => `The mark ${found} has no partner and stays as text`,
    hint: () => 'Close the code with as many backticks as it begins with, or write \\` for a backtick',
  },
  {
    code: 'link-left',
    pattern: /(?<![\\\w])!?\[[^[\]]*\]\([^)\n]*\)?|(?<!\\)\]\([^)\n]*\)?/,
    message: (found) => `"${found}" is no link, because Markdown cannot read its address`,
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
    message: (found) => `"${found}" is no link, because no line says where "${labelOf(found)}" leads`,
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
    message: () => 'These lines are no table and stay as text',
    hint: () => 'The line of hyphens needs a cell for each cell of the line above it: `| a | b |`, then `| - | - |`',
  },
]

type Report = { readonly file: string; readonly text: string; readonly problems: ProblemList }

/**
 * Reports markup that has no effect and would be shown as it stands: the first of each kind in a piece of text, unless it is escaped. Also
 * reports what the parser takes for markup and drops.
 */
export function reportLeftMarks(root: Root, { file, text, problems }: Report): void {
  const visit = (node: Nodes): void => {
    if (node.type === 'table') reportLongRows(node, { file, problems })
    if (node.type === 'heading') reportLostWords(node, { file, text, problems })
    if ('children' in node) for (const child of node.children) visit(child as Nodes)
    const { position } = node
    if (node.type !== 'text' || position === undefined || !/[*`[\]{|]/.test(node.value)) return
    const { offset } = position.start
    const source = text.slice(offset, position.end.offset)
    for (const { code, pattern, message, hint } of marks) {
      const found = pattern.exec(source)
      if (found === null) continue
      const span = spanAtOffset(text, { offset: (offset ?? 0) + found.index, length: found[0].length })
      problems.add(code, { file, span, message: message(found[0]), hint: hint(found[0]) })
    }
  }
  visit(root)
}

function reportLongRows({ children: [head, ...rows] }: Table, { file, problems }: Omit<Report, 'text'>): void {
  const count = head?.children.length ?? 0
  for (const row of rows) {
    const extra = row.children[count]
    if (extra === undefined) continue
    problems.add('table-malformed', {
      file,
      span: spanOf(extra),
      message: `The row has ${row.children.length} cells, but the head of the table has ${count}`,
      hint: 'Add a cell to the head and to the line of hyphens, or write `\\|` for a vertical bar within a cell',
    })
  }
}

/** Braces at the end of a heading hold its id and its kind, whatever is written in them. */
function reportLostWords(node: Heading, { file, text, problems }: Report): void {
  const source = sourceOf(node, text)
  const braces = /(?<!\\)\{([^{}\n]*)\}(?=[ \t]*(?:\n.*)?$)/.exec(source)
  if (braces === null || /^(?:#[^\s#.]+)?(?:[ \t]*\.[^\s#.]+)?$/.test((braces[1] ?? '').trim())) return
  problems.add('heading-text-lost', {
    file,
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
