import { formatMessage, type Span } from '@pagewright/model'
import type { Heading as HeadingNode } from 'mdast'
import type { Heading } from './compiled.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import { idOfHeading, kindOfHeading } from './heading-ids.ts'
import { claimId, type Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { referenceTokens } from './reference-tokens.ts'
import { spanOf } from './tree.ts'

/** A heading with its id and a link to itself, and a place for a note behind it. */
export function renderHeading(node: HeadingNode, pass: Pass): string {
  const text = plainText(node.children).trim()
  const span = spanOf(node)
  const id = idOfHeading(node)
  const kind = kindOfHeading(node)
  if (id === '' || /[\s"'<>&#%]/.test(id)) {
    pass.report('heading-id-invalid', {
      span,
      message:
        id === ''
          ? 'No id can be made from the text of the heading'
          : `The heading's id "${id}" has characters that an address cannot hold`,
      hint: 'Write one that consists of letters, digits and hyphens: `## Heading {#its-id}`',
    })
    return `<h${node.depth}>${pass.render(node.children)}</h${node.depth}>`
  }
  if (text === '')
    pass.report('heading-text-lost', {
      span,
      message: 'The heading has no text, so readers see nothing of it, here and in the contents',
      hint: 'Write one before its id, `## First steps {#first-steps}`, or delete the line',
    })
  claimId(pass, { id, span })
  if (kind !== null) reportUnknownKind(kind, { span, pass })
  const index = pass.headings.push({ id, text, level: node.depth, kind, span }) - 1
  const attribute = escapeAttribute(id)
  const content = pass.render(node.children)
  const mark = kind === null ? '' : ` <small class="kind">${escapeText(pass.messages[`kind.${kind}`] ?? kind)}</small>`
  return `<h${node.depth} id="${attribute}"${kind === null ? '' : ` data-kind="${escapeAttribute(kind)}"`}>${content}${mark}${renderAnchor(id, { title: text, pass })}</h${node.depth}>\n${referenceTokens.note(index)}`
}

/** A link to the place that has an id, beside its title. */
export function renderAnchor(id: string, { title, pass }: { title: string; pass: Pass }): string {
  const label = escapeAttribute(formatMessage(pass.messages['heading.anchor'], { title }))
  return `<a class="anchor" href="#${encodeURIComponent(id)}" aria-label="${label}"></a>`
}

/** Where a theme has names for kinds of entries, a kind without one is a mistake, or an attribute that another tool understands. */
function reportUnknownKind(kind: string, { span, pass: { messages, report } }: { span: Span; pass: Pass }): void {
  const known = Object.keys(messages).flatMap((key) => /^kind\.(.+)/.exec(key)?.[1] ?? [])
  if (known.length === 0 || known.includes(kind)) return
  report('markup-left', {
    span,
    message: `"${kind}" is not a kind of entry, and readers would see it as it stands`,
    hint: `Write one of ${known.join(', ')}, delete it, or give the kind a name in the messages: 'kind.${kind}'`,
  })
}

/** The entry that a place below some headings belongs to; null outside of entries. */
export function entryOf(headings: readonly Heading[]): Heading | null {
  const nearest = headings.findLast(({ kind, level }) => kind !== null || level <= 3)
  return nearest === undefined || nearest.kind === null ? null : nearest
}
