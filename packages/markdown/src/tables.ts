import type { Messages } from '@pagewright/model'
import type { Nodes, PhrasingContent, Table, TableRow } from 'mdast'
import type { Heading } from './compiled.ts'
import { escapeAttribute } from './escape.ts'
import { entryOf, renderAnchor } from './headings.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { renderType } from './signatures.ts'
import { allNodes, rangeOf, sourceOf, spanOf } from './tree.ts'

/**
 * A table that scrolls inside itself if it is too wide, by keyboard too, unless it stacks its cells then (see below). Where the Tab key
 * stops at it, it has the name of the section in which it stands, because a page may have several. Alignment is a data
 * attribute: a strict policy allows no style attributes. Below an empty corner the first column heads its rows. `data-names`: the first
 * column has nothing but short code, which only narrow screens break, or terms, each with another name in the second column.
 * `data-errors`: the first column has error messages. On narrow screens the last column of both stands below the others, and cells that
 * would be unclear on their own carry the heading of their column in `data-head`. So do the cells of tables with many columns whose rows
 * have headings: a theme can show each row as a list. A name in the first column may be followed by its type, as in "`port`: `number`"; the
 * type stands in a line of its own, without the colon, and names in it lead to their entries.
 */
export function renderTable(node: Table, pass: Pass): string {
  const [head, ...rows] = node.children
  const [corner, ...heads] = head?.children ?? []
  const namesRows = corner?.children.length === 0 && heads.some(({ children }) => children.length > 0)
  const hasErrors = listsErrors(node, pass.messages)
  const hasNames =
    !hasErrors && rows.length > 0 && (rows.every(({ children: [first] }) => isShortCode(first?.children ?? [])) || hasTerms(node))
  const labels = (head?.children ?? []).map((cell, column) => {
    // Beside a name and what it means, a column of plain words, such as kinds, speaks for itself.
    const hasCode = rows.some(({ children }) => children[column]?.children.some(isCode))
    const isUnclear = heads.length > 2 || (hasCode && column < heads.length)
    const needsLabel = column > 0 && (hasErrors ? heads.length > 1 : hasNames ? isUnclear : namesRows && heads.length > 4)
    return needsLabel ? plainText(cell.children) : ''
  })
  const body = rows.map((row) => renderRow(row, { scope: namesRows ? 'row' : null, hasErrors, labels, table: node, pass })).join('')
  const headRow = head === undefined ? '' : `<thead>${renderRow(head, { scope: 'col', hasErrors, labels: [], table: node, pass })}</thead>`
  const region = escapeAttribute(pass.headings.at(-1)?.text ?? pass.messages['table.region'])
  const attributes = hasErrors ? 'data-errors' : hasNames ? 'data-names' : `tabindex="0" role="group" aria-label="${region}"`
  return `<div class="table" ${attributes}><table>${headRow}${body === '' ? '' : `<tbody>${body}</tbody>`}</table></div>\n`
}

type RowInput = {
  /** What the row's cells head: `col` for all of them, `row` for the first one. */
  readonly scope: 'col' | 'row' | null
  /** Whether the table explains error messages. */
  readonly hasErrors: boolean
  /** What narrow screens show before a cell of each column; empty for nothing. */
  readonly labels: readonly string[]
  readonly table: Table
  readonly pass: Pass
}

function renderRow(row: TableRow, { scope, hasErrors, labels, table, pass }: RowInput): string {
  const id = scope === 'col' ? null : rowId(row, { hasErrors, pass })
  const cells = row.children.map((cell, index) => {
    const align = table.align?.[index] ?? null
    // An empty corner heads nothing.
    const heads = cell.children.length > 0 && (scope === 'col' || (scope === 'row' && index === 0))
    const tag = heads ? 'th' : 'td'
    const { name, type } = nameAndType(index === 0 ? cell.children : [])
    const attributes = [
      heads ? ` scope="${scope}"` : '',
      align === null ? '' : ` data-align="${align}"`,
      labels[index] && cell.children.length > 0 ? ` data-head="${escapeAttribute(labels[index])}"` : '',
    ]
    const named = type.length === 0 ? pass.render(cell.children) : pass.render(name)
    const link = index === 0 && id !== null ? renderAnchor(id, { title: plainText(name), pass }) : ''
    const typed = type.map((node) =>
      node.type === 'inlineCode'
        ? renderType(node.value, { here: entryAt(node, pass)?.id, span: spanOf(node), pass })
        : pass.render([node]),
    )
    return `<${tag}${attributes.join('')}>${named}${link}${type.length === 0 ? '' : `<br><small>${typed.join('')}</small>`}</${tag}>`
  })
  return `<tr${id === null ? '' : ` id="${escapeAttribute(id)}"`}>${cells.join('')}</tr>`
}

/** Whether the first column of a table is headed "Error message", in the words of the text's language: its rows explain one each. */
export function listsErrors({ children: [head] }: Table, messages: Messages): boolean {
  return plainText(head?.children[0]?.children ?? []).toLowerCase() === (messages['kind.error'] ?? 'error message')
}

/** Whether a table explains terms: two short columns stand before one with sentences. */
function hasTerms({ children: [head, ...rows] }: Table): boolean {
  const lengths = rows.map(({ children }) => children.map((cell) => plainText(cell.children).length))
  const isShort = lengths.every(([first = 0, second = 0]) => Math.max(first, second) <= 26)
  return head?.children.length === 3 && plainText(head.children) !== '' && isShort && lengths.some(([, , third = 0]) => third > 24)
}

/**
 * In an entry of an API page, a row that begins with a name in code can be linked to: `#http-listen` for `listen(...args)` of `Http`. So can
 * one that begins with a flag of a command, also in its two spellings: `-w`, `--watch`. A row that explains an error message has an id of
 * the message's first words: `#error-unsupported-type-in-url`.
 */
function rowId(row: TableRow, { hasErrors, pass }: Pick<RowInput, 'hasErrors' | 'pass'>): string | null {
  const cell = row.children[0]?.children ?? []
  const id = hasErrors ? idOfError(cell) : idInEntry(cell, entryAt(row, pass))
  if (id === null || pass.ids.has(id) || pass.headingIds.has(id)) return null
  pass.ids.set(id, spanOf(row))
  return id
}

/** The entry that a node which is being rendered belongs to. Footnotes belong to none, because they stand behind all entries. */
function entryAt(node: Nodes, { headings, footnotes }: Pass): Heading | null {
  const at = rangeOf(node).start
  const isFootnote = [...footnotes.definitions.values()].map(rangeOf).some(({ start, end }) => at >= start && at < end)
  return isFootnote ? null : entryOf(headings)
}

function idInEntry(cell: readonly PhrasingContent[], entry: Heading | null): string | null {
  const word = nameOf(cell)
  return entry === null || word === undefined ? null : `${entry.id}-${word}`
}

function idOfError(cell: readonly PhrasingContent[]): string | null {
  const code = cell.find((node) => node.type === 'inlineCode')
  const words = code?.value.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.length === 0 ? null : ['error', ...words.slice(0, 8)].join('-')
}

/** What a cell names, and what follows as its type: "`port`: `number`". Without a type, the whole cell is the name. */
export function nameAndType(cell: readonly PhrasingContent[]): { name: readonly PhrasingContent[]; type: readonly PhrasingContent[] } {
  const [name, colon, ...type] = cell
  const isTyped = name?.type === 'inlineCode' && colon?.type === 'text' && colon.value === ': ' && type.length === 1 && type.every(isCode)
  return isTyped ? { name: [name], type } : { name: cell, type: [] }
}

/** The name that a cell consists of: `listen` of `listen(...args)`, `watch` of `-w`, `--watch`. */
function nameOf(named: readonly PhrasingContent[]): string | undefined {
  const cell = nameAndType(named).name
  const last = cell.at(-1)
  if (last?.type !== 'inlineCode') return undefined
  if (cell.length === 1) return /^-*([\w$]+)/.exec(last.value)?.[1]
  const isFlag = cell.every((node) => (node.type === 'inlineCode' ? node.value.startsWith('-') : isComma(node)))
  return isFlag ? /^-+(\w+)/.exec(last.value)?.[1] : undefined
}

/**
 * Whether a cell is code that leaves most of the width to other columns: `listen`, or a link of it, or `-w`, `--watch`. A single name may be
 * longer than a sentence.
 */
function isShortCode(named: readonly PhrasingContent[]): boolean {
  const cell = nameAndType(named).name
  return cell.every((node) => isCode(node) || isComma(node)) && /^(?:.{1,32}|\S{1,40})$/.test(plainText(cell))
}

function isCode(node: PhrasingContent): boolean {
  return node.type === 'link' ? node.children.every((child) => isCode(child) || isComma(child)) : node.type === 'inlineCode'
}

/** Whether a text stands between the items of a list, in English or Chinese. */
function isComma(node: PhrasingContent): boolean {
  return node.type === 'text' && (node.value === ', ' || node.value === '、')
}

/** Reports rows with too few or too many cells, and lines that are none. Returns what is in those with too many, such as halves of code. */
export function reportRows({ children: [head, ...rows] }: Table, { text, report }: Pick<Pass, 'text' | 'report'>): Nodes[] {
  const count = head?.children.length ?? 0
  const hasBar = (row: TableRow | undefined): boolean => row !== undefined && sourceOf(row, text).includes('|')
  return rows.flatMap((row) => {
    const { length } = row.children
    if (!hasBar(row) && hasBar(head))
      report('table-malformed', {
        span: spanOf(row),
        message: 'This line becomes a row of the table above it',
        hint: 'Leave an empty line between the table and what follows it',
      })
    else if (length !== count)
      report('table-malformed', {
        span: spanOf(row.children[count] ?? row),
        message: `The row has ${length === 1 ? 'one cell' : `${length} cells`}, but the head of the table has ${count}`,
        hint:
          length < count
            ? 'Add the cells that are missing; they may be empty'
            : 'Add a cell to the head and to the line of hyphens, or write `\\|` for a vertical bar within a cell',
      })
    return length > count ? allNodes(row) : []
  })
}
