import { slug } from 'github-slugger'
import type { Heading as HeadingNode } from 'mdast'
import { formatMessage } from '../model/messages.ts'
import { escapeAttribute } from './escape.ts'
import { noteToken } from './note-tokens.ts'
import { spanOf } from './parse-markdown.ts'
import { claimId, type Pass } from './pass.ts'
import { plainText } from './plain-text.ts'

/** The author's `{#id}`, else made of the text as GitHub does. */
export function idOfHeading({ data, children }: Pick<HeadingNode, 'data' | 'children'>): string {
  const given = (data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id
  return given ?? slug(plainText(children).trim())
}

/** A heading with its id and a link to itself, and a place for a note behind it. */
export function renderHeading(node: HeadingNode, pass: Pass): string {
  const text = plainText(node.children).trim()
  const span = spanOf(node)
  const id = idOfHeading(node)
  if (id === '' || /[\s"'<>&#%]/.test(id)) {
    pass.problems.error('heading-id-invalid', {
      file: pass.file,
      span,
      message:
        id === '' ? 'The heading has no text that makes an id' : `The heading's id "${id}" has characters that an address cannot hold`,
      hint: 'Write one of letters, digits and hyphens: `## Heading {#its-id}`',
    })
    return `<h${node.depth}>${pass.render(node.children)}</h${node.depth}>`
  }
  claimId(pass, { id, span })
  const index = pass.headings.push({ id, text, level: node.depth, span }) - 1
  const label = escapeAttribute(formatMessage(pass.messages['heading.anchor'], { title: text }))
  const attribute = escapeAttribute(id)
  const content = pass.render(node.children)
  return `<h${node.depth} id="${attribute}">${content}<a class="anchor" href="#${encodeURIComponent(id)}" aria-label="${label}"></a></h${node.depth}>\n${noteToken(index)}`
}
