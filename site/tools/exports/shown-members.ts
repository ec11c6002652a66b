import { kindOfHeading, plainText } from '../content/markdown.ts'
import type { Page } from '../content/page.ts'

/** A row of a table in an entry of an API page that begins with a name in code. */
export type ShownMember = {
  /** The name of the entry. */
  readonly entry: string
  readonly name: string
  /** The type behind the name, as in "`port`: `number`"; null if there is none. */
  readonly type: string | null
  /** The head of the table's first column. */
  readonly head: string
}

/** The heads of tables that list members of what an entry exports. Others list options, fields or kinds. */
const memberHeads = ['Method', 'Static method', 'Member']

/** The rows below the headings of entries that begin with a name in code. */
export function shownRows({ root }: Page): ShownMember[] {
  let entry: string | null = null
  return root.children.flatMap((node) => {
    if (node.type === 'heading' && (node.depth <= 3 || kindOfHeading(node) !== null))
      entry = kindOfHeading(node) === null ? null : plainText(node)
    if (node.type !== 'table' || entry === null) return []
    const [title, ...rows] = node.children
    const head = title?.children[0] === undefined ? '' : plainText(title.children[0])
    return rows.flatMap(({ children: [first] }): ShownMember[] => {
      const [name, colon, type] = first?.children ?? []
      if (name?.type !== 'inlineCode' || entry === null) return []
      const isTyped = colon !== undefined && type !== undefined && plainText(colon) === ': '
      // Several names beside each other are members that another entry documents.
      if (colon !== undefined && !isTyped) return []
      return [{ entry, name: name.value.replace(/\(.*/, '').replace(/.*\./, ''), type: isTyped ? plainText(type) : null, head }]
    })
  })
}

export function isMember({ head }: ShownMember): boolean {
  return memberHeads.includes(head)
}
