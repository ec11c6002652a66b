import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { plainText } from './plain-text.ts'

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
  for (const node of headingsOf(root)) {
    const properties = propertiesOf(node)
    if (properties.id !== undefined) slugger.occurrences[properties.id] ??= 0
    const text = plainText(node.children).trim().replace(/^_+/, '')
    const id = properties.id ?? (slug(text) === '' ? '' : slugger.slug(text))
    node.data = { ...node.data, hProperties: { ...properties, id } } as Heading['data']
  }
  return root
}

/** All headings of a tree, in reading order. */
export function headingsOf(node: Nodes): Heading[] {
  if (node.type === 'heading') return [node]
  return 'children' in node ? (node.children as Nodes[]).flatMap(headingsOf) : []
}

/** The id of a heading, once it is assigned. */
export function idOfHeading(node: Pick<Heading, 'data'>): string {
  return propertiesOf(node).id ?? ''
}

/** What the author says the heading's entry is: the class in `{#id .function}`. */
export function kindOfHeading(node: Pick<Heading, 'data'>): string | null {
  return propertiesOf(node).className?.[0] ?? null
}
