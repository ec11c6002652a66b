import {
  type Comments,
  type ContainerDirective,
  cutRegion,
  destinationRange,
  installCommands,
  isValue,
  type LeafDirective,
  type PackageManager,
  parseFence,
  parseMarkdown,
  plainText,
  type Replacement,
  rangeOf,
  replaceRanges,
  type TextDirective,
  translateComments,
} from '@pagewright/markdown'
import type { Code, Definition, Html, Image, Link, Nodes } from 'mdast'
import { stringify } from 'yaml'
import type { Content } from '../content/load-content.ts'

type PlainOptions = {
  /** The absolute address of a link or an image; empty if it leads nowhere; null leaves the address as it is written. */
  readonly urlOf: (kind: 'link' | 'image', url: string) => string | null
  /** Reads a file of the site; null when it is missing. */
  readonly readInclude: (file: string) => string | null
  readonly values: Readonly<Record<string, string>>
  /** Translations of comments in included files; undefined where these are shown as they are. */
  readonly comments?: Comments | undefined
  /** Address of the page, where its components work. */
  readonly pageUrl: string
  readonly islands: readonly string[]
  /** Of these the first is shown. */
  readonly packageManagers: readonly PackageManager[]
}

type Input = PlainOptions & { readonly text: string }

/**
 * Makes Markdown that can be read on its own: with samples, absolute addresses, and only title and description as front matter. Headings
 * keep their ids, because links of this and other pages name them.
 */
export function toPlainMarkdown({ entry }: Pick<Content, 'entry'>, options: PlainOptions): string {
  const { text } = entry.source
  const tree = parseMarkdown(text)
  const edits = tree.children.flatMap((node) => editsOf(node as Nodes, { text, ...options }))
  const body = replaceRanges(text, edits)
  const front = stringify({ title: entry.title, ...(entry.description === '' ? {} : { description: entry.description }) }, { lineWidth: 0 })
  return `---\n${front}---\n\n${body.replace(/\n{3,}(?=[^\n])/g, '\n\n').trim()}\n`
}

function editsOf(node: Nodes, input: Input): Replacement[] {
  const inner = (): Replacement[] => ('children' in node ? (node.children as Nodes[]).flatMap((child) => editsOf(child, input)) : [])
  switch (node.type) {
    case 'yaml':
      return [{ ...rangeOf(node), text: '' }]
    case 'code':
      return inlineCode(node, input)
    case 'link':
    case 'image':
    case 'definition':
      return [...inner(), ...newAddress(node, input)]
    case 'textDirective':
      if (node.name === 'sign') return withoutSign(node, input)
      return isValue(node) ? [{ ...rangeOf(node), text: input.values[plainText(node.children as Nodes[])] ?? '' }] : inner()
    case 'html':
      return isOnlyForPage(node as Html) ? [{ ...rangeOf(node), text: '' }] : withoutComments(node as Html, input)
    case 'leafDirective':
      return replaceLeaf(node, input)
    case 'containerDirective':
      return node.name === 'part' || input.islands.includes(node.name) ? withoutMarks(node, { inner: inner(), input }) : inner()
    default:
      return inner()
  }
}

/** Whether HTML says nothing to somebody who reads Markdown: where a word may be broken, other ids of a place. */
function isOnlyForPage({ value }: Html): boolean {
  return /^(<wbr *\/?>|<span id="[^"]*">|<\/span>)$/i.test(value.trim())
}

function withoutComments(node: Html, { text }: Input): Replacement[] {
  const { start, end } = rangeOf(node)
  const comments = [...text.slice(start, end).matchAll(/<!--.*?-->/gs)]
  return comments.map(({ 0: comment, index }) => ({ start: start + index, end: start + index + comment.length, text: '' }))
}

function inlineCode(node: Code, { text, readInclude, comments }: Input): Replacement[] {
  const { language, meta } = parseFence(node)
  const { file, region, title } = meta
  if (file === null) return []
  const content = readInclude(file)
  const shown = content === null ? null : cutRegion(content, region)
  if (shown === null) return []
  const { code } = translateComments(shown.code, { file, language, comments })
  const { start, end } = rangeOf(node)
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const head = `${fence}${language}${title === null ? '' : ` title="${title}"`}`
  return [{ start, end, text: inPlace([head, ...code.split('\n'), fence], { start, text }) }]
}

/** Joins lines that replace what begins at an offset, so that in a list or a quote all of them belong to it. */
function inPlace(lines: readonly string[], { start, text }: { start: number; text: string }): string {
  const prefix = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^>\s]/g, ' ')
  return lines.join(`\n${prefix}`).replace(/[ \t]+$/gm, '')
}

/** Replaces the address of a link and leaves its words as they are written. Of a link that leads nowhere, only the words are left. */
function newAddress(node: Link | Image | Definition, { text, urlOf }: Input): Replacement[] {
  const url = urlOf(node.type === 'image' ? 'image' : 'link', node.url) ?? (node.type === 'definition' ? urlOf('image', node.url) : null)
  if (url === '') return node.type === 'link' ? withoutAddress(node) : []
  const range = destinationRange(node, text)
  return url === null || range === null ? [] : [{ ...range, text: url }]
}

function withoutAddress(node: Link): Replacement[] {
  const whole = rangeOf(node)
  const words = node.children.map(rangeOf)
  return [
    { start: whole.start, end: words[0]?.start ?? whole.end, text: '' },
    { start: words.at(-1)?.end ?? whole.end, end: whole.end, text: '' },
  ]
}

function replaceLeaf(node: LeafDirective, { text, packageManagers: [manager], islands, pageUrl }: Input): Replacement[] {
  const attributes = (node.attributes ?? {}) as Record<string, string | null | undefined>
  if (node.name === 'install') {
    const commands = manager === undefined ? [] : installCommands(attributes, manager)
    const range = rangeOf(node)
    return [{ ...range, text: inPlace(['```bash', ...commands, '```'], { start: range.start, text }) }]
  }
  if (islands.includes(node.name)) {
    const options = Object.entries(attributes).map(([key, value]) => (value ? `${key}=${value}` : key))
    return [{ ...rangeOf(node), text: `[${[node.name, options.join(', ')].filter((part) => part !== '').join(': ')}](${pageUrl})` }]
  }
  if (node.name === 'keywords') return [{ ...rangeOf(node), text: '' }]
  if (node.name !== 'diagram') return []
  const caption = plainText(node.children as Nodes[]).trim()
  return [{ ...rangeOf(node), text: `> ${[attributes['alt'] ?? '', caption].filter((part) => part !== '').join(' — ')}` }]
}

/** Removes a sign and the space after it. */
function withoutSign(node: TextDirective, { text }: Input): Replacement[] {
  const { start, end } = rangeOf(node)
  return [{ start, end: text[end] === ' ' ? end + 1 : end, text: '' }]
}

/** Removes the first and the last line of a container, and keeps what is between them, with the changes in it. */
function withoutMarks(node: ContainerDirective, { inner, input }: { inner: readonly Replacement[]; input: Input }): Replacement[] {
  const { start, end } = rangeOf(node)
  const source = input.text.slice(start, end).trimEnd()
  const head = source.indexOf('\n')
  const tail = source.lastIndexOf('\n')
  return head === -1
    ? []
    : [
        { start, end: start + head, text: '' },
        ...inner.filter((change) => change.start > start + head),
        { start: start + tail + 1, end: start + source.length, text: '' },
      ]
}
