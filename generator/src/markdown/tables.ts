import type { Table, TableRow } from 'mdast'
import { escapeAttribute } from './escape.ts'
import type { Pass } from './pass.ts'

/** A table that scrolls inside itself. Alignment is a data attribute: a strict policy allows no style attributes. */
export function renderTable(node: Table, pass: Pass): string {
  const [head, ...rows] = node.children
  const body = rows.map((row) => renderRow(row, { tag: 'td', table: node, pass })).join('')
  const headRow = head === undefined ? '' : `<thead>${renderRow(head, { tag: 'th', table: node, pass })}</thead>`
  const label = escapeAttribute(pass.messages['table.region'])
  return `<div class="table" tabindex="0" role="group" aria-label="${label}"><table>${headRow}${body === '' ? '' : `<tbody>${body}</tbody>`}</table></div>\n`
}

function renderRow(row: TableRow, { tag, table, pass }: { tag: 'td' | 'th'; table: Table; pass: Pass }): string {
  const cells = row.children.map((cell, index) => {
    const align = table.align?.[index] ?? null
    // An empty corner heads nothing.
    const own = cell.children.length === 0 ? 'td' : tag
    return `<${own}${own === 'th' ? ' scope="col"' : ''}${align === null ? '' : ` data-align="${align}"`}>${pass.render(cell.children)}</${own}>`
  })
  return `<tr>${cells.join('')}</tr>`
}
