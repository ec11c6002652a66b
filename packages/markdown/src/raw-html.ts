import { nearest, type Span, spanAt } from '@pagewright/model'
import type { Html } from 'mdast'
import { escapeAttribute, unescapeText } from './escape.ts'
import { type HtmlAttribute, type HtmlToken, readHtml } from './html-tokens.ts'
import { claimId, type Pass } from './pass.ts'
import { placesIn } from './places-in.ts'

const voidTags = ['br', 'wbr', 'hr']
const allowedTags = [
  ...voidTags,
  ...(
    'abbr b cite code dd del details dfn div dl dt em figcaption figure i ins kbd mark p q ' +
    'rp rt ruby s samp section small span strong sub summary sup time u var'
  ).split(' '),
]
const allowedAttributes = ['id', 'title', 'lang', 'dir', 'open', 'datetime', 'cite']
/** Elements that could run a script, or whose content browsers do not read as text of the page. Their content is left out, too. */
const activeTags = (
  'script style iframe object embed form input button link meta base svg math ' +
  'template noscript textarea title xmp plaintext noembed noframes'
).split(' ')

/**
 * Raw HTML of an author, rebuilt from its tokens: known harmless elements and attributes pass, anything else is a
 * problem and is left out. Nothing is copied without being checked. Comments are left out.
 */
export function renderRawHtml(node: Html, pass: Pass): string {
  const placeOf = placesIn(node, pass.text)
  let html = ''
  let hidden: string | null = null
  for (const token of readHtml(node.value)) {
    const span = placeOf(token)
    if (token.type === 'text') {
      if (hidden === null) html += token.text.replaceAll('<', '&lt;')
    } else if (token.type === 'open') {
      if (activeTags.includes(token.name)) hidden = token.name
      html += openTag(token, { span, pass })
    } else if (token.type === 'close') {
      if (hidden === token.name) hidden = null
      html += closeTag(token.name, { span, pass })
    } else {
      pass.report('html-unclosed', {
        span,
        message: 'The tag or comment that begins here is not closed',
        hint: 'Close it with `>` or `-->`; for a literal `<`, write `&lt;`',
      })
    }
  }
  return html
}

type OpenTag = Pick<HtmlToken & { readonly type: 'open' }, 'name' | 'written' | 'attributes'>
type TagContext = { readonly span: Span; readonly pass: Pass }

function openTag({ name, written, attributes }: OpenTag, { span, pass }: TagContext): string {
  if (!allowedTags.includes(name)) {
    pass.refusedTags.add(name)
    reportTag({ name, written }, { span, pass })
    return ''
  }
  const kept = attributes.filter((attribute) => keepsAttribute(attribute, { name, span, pass }))
  if (!voidTags.includes(name)) pass.openTags.push({ name, span })
  // Values come as written, so what the author has escaped would be escaped twice.
  return `<${name}${kept.map((attribute) => ` ${attribute.name}="${escapeAttribute(unescapeText(attribute.value))}"`).join('')}>`
}

function closeTag(name: string, { span, pass }: TagContext): string {
  if (pass.refusedTags.has(name)) return ''
  if (voidTags.includes(name)) {
    const hint = `Write <${name}> alone`
    pass.report('html-unbalanced', { span, message: `The element <${name}> has no closing tag`, hint })
    return ''
  }
  if (pass.openTags.at(-1)?.name === name) {
    pass.openTags.pop()
    return `</${name}>`
  }
  pass.report('html-unbalanced', {
    span,
    message: `The element <${name}> is closed here, but not open`,
    hint: allowedTags.includes(name)
      ? 'Open it in the same block, and close elements in the reverse order'
      : 'Delete the tag; for a literal `<`, write `&lt;` or put the text into backticks',
  })
  return ''
}

function keepsAttribute(attribute: HtmlAttribute, { name, span, pass }: TagContext & { name: string }): boolean {
  const error = (code: 'html-script' | 'html-not-allowed', message: string, hint: string): false => {
    pass.report(code, { span, message, hint })
    return false
  }
  if (attribute.name.startsWith('on') || attribute.name === 'style') {
    const what = attribute.name === 'style' ? 'A style attribute' : `The event handler "${attribute.name}"`
    return error('html-script', `${what} is not allowed in Markdown`, "Remove it; behavior and looks are the theme's")
  }
  if (!allowedAttributes.includes(attribute.name)) {
    return error(
      'html-not-allowed',
      `The attribute "${attribute.name}" of <${name}> is not allowed in Markdown`,
      `Allowed attributes: ${allowedAttributes.join(', ')}`,
    )
  }
  if (attribute.name === 'cite' && !/^https?:\/\//i.test(attribute.value)) {
    return error(
      'html-not-allowed',
      `The source "${attribute.value.slice(0, 60)}" of <${name}> is not a web address`,
      'Begin it with https://',
    )
  }
  if (attribute.name === 'id') claimId(pass, { id: attribute.value, span })
  return true
}

/** Names of elements that are not allowed, and what stands for them in Markdown. */
const markdownForms: readonly (readonly [names: RegExp, hint: string])[] = [
  [/^a$/, 'Write a Markdown link: `[text](page.md)`; for a place that links lead to, write its id behind a heading: `## Title {#id}`'],
  [/^img$/, 'Write a Markdown image: `![what it shows](picture.png)`'],
  [/^h[1-6]$/, 'Write the heading in Markdown: `## Heading`'],
  [/^(?:ul|ol|li)$/, 'Write the list in Markdown: `- item` or `1. item`'],
  [/^(?:table|thead|tbody|tr|td|th)$/, 'Write the table in Markdown: `| a | b |`, then `| - | - |`, then a line for each row'],
  [/^(?:pre|codeblock)$/, 'Write a code fence: three backticks before and after the code'],
  [/^admonition$/, 'Write `:::tip[Title]`, then the text, then `:::`'],
  [/^(?:tabs|tabitem)$/, 'Write `::::tabs`, below it `:::tab[Title]`, the text and `:::` for each, and `::::` at the end'],
]

function reportTag({ name, written }: Omit<OpenTag, 'attributes'>, { span, pass }: TagContext): void {
  if (activeTags.includes(name)) {
    pass.report('html-script', {
      span,
      message: `The element <${written}> is not allowed in Markdown`,
      hint: 'Remove it; show code in a code fence',
    })
    return
  }
  const literal = 'For a literal `<`, write `&lt;` or put the text into backticks'
  const similar = nearest(name, allowedTags)
  const [, inMarkdown] = markdownForms.find(([names]) => names.test(name)) ?? []
  const isComponent = /^[A-Z].*[a-z]/.test(written)
  const component =
    'Texts hold no components in this form: delete it, or write a directive, `::name`, for one that the configuration declares'
  const general = similar === null ? literal : `${literal}. Or did you mean <${similar}>?`
  const hint = inMarkdown ?? (isComponent ? component : general)
  pass.report('html-not-allowed', { span, message: `The element <${written}> is not allowed in Markdown`, hint })
}

/** Renders one sibling list: elements opened in it are closed in it, so that the rest of the page stays whole. */
export function withBalancedTags(pass: Pass, render: () => string): string {
  const outer = pass.openTags.length
  pass.openTags.push(barrier)
  let html = render()
  while (pass.openTags.length > outer + 1) {
    const { name, span } = pass.openTags.pop() as Pass['openTags'][number]
    pass.report('html-unbalanced', {
      span,
      message: `The element <${name}> is not closed in its block`,
      hint: `Write </${name}> before the block ends; if it is to hold several blocks, leave an empty line before <${name}>`,
    })
    html += `</${name}>`
  }
  pass.openTags.pop()
  return html
}

/** No element has an empty name, so no closing tag reaches beyond it. */
const barrier = { name: '', span: spanAt(1, 1) }
