import type { Span } from '@pagewright/model'
import type { Heading, Root } from 'mdast'
import { parseFence } from './fence-meta.ts'
import { idOfHeading, kindOfHeading } from './heading-ids.ts'
import { breakableCode, codeElement } from './inline-code.ts'
import type { Pass } from './pass.ts'
import { referenceTokens } from './reference-tokens.ts'
import { allNodes } from './tree.ts'

/** A name in the code of a signature. Lines and columns count from 0, columns in UTF-16 units. */
type NamePlace = { readonly name: string; readonly line: number; readonly column: number }

/** What the language brings along: in a signature these names mean TypeScript's own types, even on a page that documents others. */
const languageNames = new Set(
  (
    'Array ArrayBuffer ArrayLike AsyncGenerator AsyncIterable AsyncIterator Awaited BigInt Boolean Capitalize ConstructorParameters DataView ' +
    'Date DateConstructor Error Exclude Extract Function Generator InstanceType Intl Iterable Iterator JSON Lowercase Map Math NoInfer ' +
    'NonNullable Number Object Omit OmitThisParameter Parameters Partial Pick Promise PromiseLike PropertyKey Proxy Readonly ReadonlyArray ' +
    'ReadonlyMap ReadonlySet Record RegExp Required ReturnType Set String Symbol ThisParameterType ThisType Uint8Array Uncapitalize ' +
    'Uppercase WeakMap WeakRef WeakSet'
  ).split(' '),
)

/** Types of browsers and Node.js. They mean something else only on a page that documents it. */
const platformNames = new Set(
  (
    'AbortController AbortSignal Blob Body Buffer Document Element Event EventTarget File FormData Headers History Location Node Request ' +
    'Response Storage URL URLSearchParams WebSocket Window Worker'
  ).split(' '),
)

/**
 * The names of types in a signature that may have an entry, here or on another page. What the signature itself declares is left out, and so
 * are its type parameters, the names of properties and parameters, and members of a namespace. `own` are the names documented on the page.
 */
export function namesInSignature(code: string, own: ReadonlyMap<string, unknown>): NamePlace[] {
  const blank = withoutTexts(code)
  const declared = new Set([...declarationsIn(blank), ...typeParametersOf(blank)])
  const isLinked = (name: string): boolean => !declared.has(name) && !languageNames.has(name) && (own.has(name) || !platformNames.has(name))
  return blank
    .split('\n')
    .flatMap((text, line) =>
      [...text.matchAll(/(?<![\w$.])(?:[A-Z][\w$]*|(?<=\btypeof )[a-z_$][\w$]*)(?![\w$]|\??:|[.(])/g)].flatMap(({ 0: name, index }) =>
        isLinked(name) ? [{ name, line, column: index }] : [],
      ),
    )
}

/** The index of the reference to the entry of a name. */
export function entryReference(name: string, { span, pass }: { span: Span; pass: Pass }): number {
  const known = pass.references.findIndex(({ kind, url }) => kind === 'entry' && url === name)
  return known === -1 ? pass.references.push({ kind: 'entry', url: name, span }) - 1 : known
}

/** Code of a type in which the names that have an entry lead to it, except that of the entry in which the code stands: `here` is its id. */
export function renderType(code: string, { here, span, pass }: { here: string | undefined; span: Span; pass: Pass }): string {
  let end = 0
  const names = namesInSignature(code, pass.entryNames).filter(({ name }) => here === undefined || pass.entryNames.get(name)?.[0] !== here)
  const linked = names.map(({ name, column }) => {
    const before = code.slice(end, column)
    const index = entryReference(name, { span, pass })
    end = column + name.length
    return `${breakableCode(before)}${referenceTokens.linkStart(index)}${breakableCode(name)}${referenceTokens.linkEnd(index)}`
  })
  return codeElement(code, linked.join('') + breakableCode(code.slice(end)))
}

/**
 * The names that the entries of a page document: those that are headings, and those that signatures below them declare. For each, the ids
 * of its place, the best one first: a name that a signature declares may have a row in a table of the entry, or a line that is folded.
 */
export function namesOfEntries(root: Root): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  const declared: [name: string, ids: readonly string[]][] = []
  let entry: Heading | null = null
  for (const node of allNodes(root)) {
    if (node.type === 'heading') {
      const isEntry = kindOfHeading(node) !== null
      if (isEntry || node.depth <= 3) entry = isEntry ? node : null
      const [name, ...rest] = node.children
      if (isEntry && name?.type === 'inlineCode' && rest.length === 0) names.set(name.value, [idOfHeading(node)])
    } else if (node.type === 'code' && entry !== null && parseFence(node).meta.signature) {
      const id = idOfHeading(entry)
      for (const name of declarationsIn(withoutTexts(node.value))) declared.push([name, [`${id}-${name}`, `${id}-type-${name}`, id]])
    }
  }
  for (const [name, ids] of declared) if (!names.has(name)) names.set(name, ids)
  return names
}

/** What the code of a signature declares. */
export function declarationsIn(code: string): string[] {
  return [...code.matchAll(/(?<![\w$.])(?:const|function|class|type|interface|namespace)\s+([A-Za-z_$][\w$]*)/g)].map(
    ([, name = '']) => name,
  )
}

/** Names that stand for any type: `T` of `<T extends X>`, of `<T = X>`, of `type List<T>`, of `(<T>(value: T) => void)` and of `infer T`. */
function typeParametersOf(code: string): string[] {
  const single = code.matchAll(/[<,]\s*(?:const\s+)?([A-Za-z_$][\w$]*)\s*(?:extends\b|=(?!>))|\binfer\s+([A-Za-z_$][\w$]*)/g)
  const lists = code.matchAll(
    /\b(?:type|interface|class|function)\s+[\w$]+\s*<\s*([\w$]+(?:\s*,\s*[\w$]+)*)|<([\w$]+(?:\s*,\s*[\w$]+)*)>\s*\(/g,
  )
  return [
    ...[...single].map(([, plain, inferred]) => plain ?? inferred ?? ''),
    ...[...lists].flatMap(([, ofType, ofCall]) => (ofType ?? ofCall ?? '').split(/[\s,]+/)),
  ]
}

/** The code with spaces in place of texts and comments. */
function withoutTexts(code: string): string {
  return code.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' '))
}
