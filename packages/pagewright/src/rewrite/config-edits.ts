// cspell:ignore quasis
import type { Replacement } from '@pagewright/markdown'
import { type ConfigNode, escapePattern, findConfigPart, parseConfig } from '../config/config-places.ts'

/** What the configuration has to follow. */
type ConfigChange = {
  /** Returns what a link has to become. */
  readonly newLink: (to: string) => string
  /** The id of a doc that changes; null where none does. */
  readonly doc: { readonly from: string; readonly to: string } | null
}

/** Keys whose values are paths but not links to a page: the mount, the start of a redirect, and the section of a navigation link. */
const notLinks: readonly unknown[] = ['base', 'from', 'section']

/** Replaces links (under any key, since modules name pages under their own) and ids of docs where a file writes them as plain strings. */
export async function configReplacements(source: string, { newLink, doc }: ConfigChange): Promise<Replacement[]> {
  const replacements: Replacement[] = []
  const visit = (node: unknown, key: string | null): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, key)
    else if (isNode(node)) {
      if (node.type === 'Property') {
        const { key: name, value } = node as unknown as { key: { name?: string; value?: unknown }; value: unknown }
        visit(value, name.name ?? String(name.value))
      } else if (plainText(node) !== null) {
        const next = newValue(plainText(node) ?? '', key)
        if (next !== null && next !== plainText(node)) replacements.push({ start: node.start + 1, end: node.end - 1, text: next })
      } else for (const child of Object.values(node)) visit(child, node.type === 'VariableDeclarator' ? null : key)
    }
  }
  const newValue = (value: string, key: string | null): string | null => {
    if (value.startsWith('/') && !notLinks.includes(key)) return newLink(value)
    return value === doc?.from && (key === 'items' || key === 'doc' || key === 'mainDoc') ? doc.to : null
  }
  visit((await parseConfig(source)).body, null)
  return replacements
}

/** What a string, or a template without values, says; null for other nodes. */
function plainText(node: ConfigNode): string | null {
  const { value, quasis } = node as ConfigNode & { value?: unknown; quasis?: readonly { value: { cooked: string } }[] }
  if (node.type === 'TemplateLiteral') return quasis?.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
  return node.type === 'Literal' && typeof value === 'string' ? value : null
}

function isNode(value: unknown): value is ConfigNode {
  return typeof value === 'object' && value !== null && typeof (value as Partial<ConfigNode>).type === 'string'
}

/** Adds a redirect to a configuration's list, in place of one that begins where it leads. Null if the file does not write the list. */
export async function redirectReplacement(source: string, { from, to }: { from: string; to: string }): Promise<Replacement | null> {
  const redirect = `{ from: '${from}', to: '${to}' }`
  const { value, isWhole } = await findConfigPart(source, ['redirects'])
  if (value === null) return null
  if (!isWhole) {
    const last = (value as ConfigNode & { properties?: readonly ConfigNode[] }).properties?.at(-1)
    return last === undefined ? null : { start: last.end, end: last.end, text: `,\n  redirects: [${redirect}]` }
  }
  if (value.type !== 'ArrayExpression') return null
  const elements = (value as ConfigNode & { elements: readonly ConfigNode[] }).elements
  const begins = new RegExp(`\\bfrom['"]?\\s*:\\s*(['"\`])${escapePattern(to)}\\1`)
  const back = elements.find(({ start, end }) => begins.test(source.slice(start, end)))
  if (back !== undefined) return { start: back.start, end: back.end, text: redirect }
  const last = elements.at(-1)
  if (last === undefined) return { start: value.start + 1, end: value.start + 1, text: redirect }
  const indent = /\n\s*$/.exec(source.slice(0, last.start))?.[0] ?? ' '
  return { start: last.end, end: last.end, text: `,${indent}${redirect}` }
}
