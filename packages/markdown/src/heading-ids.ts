import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { plainText } from './plain-text.ts'
import type { Replacement } from './replace-ranges.ts'
import { nodesOf, rangeOf, sourceOf } from './tree.ts'

/** What `{#id .class}` behind a heading says, as the parser hands it on. */
function propertiesOf({ data }: Pick<Heading, 'data'>): { id?: string; className?: readonly string[] } {
  return (data as { hProperties?: { id?: string; className?: readonly string[] } } | undefined)?.hProperties ?? {}
}

/**
 * Gives each heading without an id of its own one made of its text, as GitHub does: a repeated text gets `-1`, `-2`, … Such
 * an id never begins with an underscore, since those ids are the theme's and the runtime's.
 */
export function assignHeadingIds(root: Root): Root {
  const slugger = new GithubSlugger()
  for (const node of nodesOf(root, 'heading')) {
    const properties = propertiesOf(node)
    if (properties.id !== undefined) slugger.occurrences[properties.id] ??= 0
    const text = plainText(node.children).trim().replace(/^_+/, '').replaceAll('\n', ' ')
    const id = properties.id ?? (slug(text) === '' ? '' : slugger.slug(text))
    node.data = { ...node.data, hProperties: { ...properties, id } } as Heading['data']
  }
  return root
}

/** The id of a heading, once it is assigned. */
export function idOfHeading(node: Pick<Heading, 'data'>): string {
  return propertiesOf(node).id ?? ''
}

/** What the author says the heading's entry is: the class in `{#id .function}`. */
export function kindOfHeading(node: Pick<Heading, 'data'>): string | null {
  return propertiesOf(node).className?.[0] ?? null
}

/**
 * The replacements that keep `\\{name}` at the end of a heading as text, given the tree without them: the parser takes it for attributes unless
 * the closing brace is escaped, too.
 */
export function keptBraces(text: string, root: Root): Replacement[] {
  return nodesOf(root, 'heading').flatMap((heading) => {
    const braces = /(?<!\\)\\\{[^{}\n]*(?<!\\)(?=\}[ \t]*(?:\n.*)?$)/.exec(sourceOf(heading, text))
    if (braces === null) return []
    const at = rangeOf(heading).start + braces.index + braces[0].length
    return [{ start: at, end: at, text: '\\' }]
  })
}
