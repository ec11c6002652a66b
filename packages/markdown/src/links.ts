import type { Definition, Image, ImageReference, Link, LinkReference, Nodes } from 'mdast'
import { escapeAttribute } from './escape.ts'
import type { Pass } from './pass.ts'
import { referenceTokens } from './reference-tokens.ts'
import { spanOf } from './tree.ts'

/** A link; its address is filled in by the plan. */
export function renderLink(node: Pick<Link, 'url' | 'title' | 'children' | 'position'>, pass: Pass): string {
  if (node.url === '')
    pass.report('link-left', {
      span: spanOf(node),
      message: 'The link has no address, so it leads to the page that it is on',
      hint: 'Write one, `[text](page.md)`, or delete the brackets',
    })
  if (node.children.every((child) => child.type === 'text' && child.value.trim() === ''))
    pass.report('link-left', {
      span: spanOf(node),
      message: 'The link has no words, so readers neither see nor hear it',
      hint: 'Write them into the brackets: `[text](page.md)`',
    })
  if (pass.text[(node.position?.start.offset ?? 0) - 1] === '！' && /\.(?:avif|gif|jpeg|jpg|png|svg|webp)$/i.test(node.url))
    pass.report('markup-left', {
      span: spanOf(node),
      message: 'The full-width exclamation mark stays as text, and a link stands in the place of the picture',
      hint: 'Write the mark in half width: `![what it shows](picture.png)`',
    })
  const index = pass.references.push({ kind: 'link', url: node.url, span: spanOf(node) }) - 1
  return `${referenceTokens.linkStart(index, titleOf(node))}${pass.render(node.children)}${referenceTokens.linkEnd(index)}`
}

/** An image; address and size are filled in by the plan. */
export function renderImage(node: Pick<Image, 'url' | 'title' | 'alt' | 'position'>, pass: Pass): string {
  const alt = node.alt ?? ''
  if (alt.trim() === '') {
    pass.report('image-without-alt', {
      span: spanOf(node),
      message: 'The image has no alternative text',
      hint: 'Say in the brackets what it shows: `![The request passes three middlewares](order.png)`',
    })
  }
  const index = pass.references.push({ kind: 'image', url: node.url, span: spanOf(node) }) - 1
  return referenceTokens.image(index, ` alt="${escapeAttribute(alt)}"${titleOf(node)} loading="lazy" decoding="async"`)
}

/** `[text][id]` or `![text][id]`. The parser makes a reference only of what has a definition somewhere in the text. */
export function renderReference(node: LinkReference | ImageReference, pass: Pass): string {
  const { url, title } = pass.definitions.get(node.identifier) as Definition
  return node.type === 'linkReference' ? renderLink({ ...node, url, title }, pass) : renderImage({ ...node, url, title }, pass)
}

/** An image alone in its paragraph, with a title, becomes a figure with that title as its caption. */
export function asFigure(children: readonly Nodes[], pass: Pass): string | null {
  const [only] = children
  if (children.length !== 1 || only?.type !== 'image' || !only.title) return null
  return `<figure class="image">${renderImage({ ...only, title: null }, pass)}<figcaption>${pass.render([{ type: 'text', value: only.title }])}</figcaption></figure>\n`
}

function titleOf({ title }: Pick<Link, 'title'>): string {
  return title ? ` title="${escapeAttribute(title)}"` : ''
}
