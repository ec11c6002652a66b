import type { IslandDeclarations, Messages, ProblemList, Span } from '@pagewright/model'
import type { Definition, FootnoteDefinition, Nodes } from 'mdast'
import type { CodeBlocks } from './code-block.ts'
import type { Heading, IslandUse, Reference } from './compiled.ts'

/** What one compile pass over one text knows and collects. Made by `compileMarkdown`, passed to every feature. */
export type Pass = {
  readonly file: string
  readonly text: string
  readonly messages: Messages
  readonly packageManagers: readonly PackageManager[]
  /** Where included programs can be tried: the file of each, from the site's root, and the site path of the page that runs it. */
  readonly programs: Readonly<Record<string, string>>
  /** The components that a text may use. */
  readonly islands: IslandDeclarations
  readonly problems: ProblemList
  readonly references: Reference[]
  readonly usedIslands: Map<Nodes, IslandUse>
  readonly headings: Heading[]
  /** The ids of all headings, those to come included: nothing else may take them. */
  readonly headingIds: ReadonlySet<string>
  /** Every id given so far, and where. */
  readonly ids: Map<string, Span>
  readonly definitions: ReadonlyMap<string, Definition>
  readonly footnotes: Footnotes
  readonly code: CodeBlocks
  /** Raw HTML elements that are open at this point. */
  readonly openTags: { readonly name: string; readonly place: () => Span }[]
  /** Reads a file of the site as UTF-8; null when it is missing or lies outside. Records it as included. */
  readInclude(file: string): string | null
  /** Names of files beside a missing one, for suggestions. */
  listIncludes(file: string): readonly string[]
  /** HTML of nodes, in order. */
  render(nodes: readonly Nodes[]): string
}

export type Footnotes = {
  readonly definitions: ReadonlyMap<string, FootnoteDefinition>
  /** Identifiers in the order of their first use, with the number of uses. */
  readonly used: Map<string, number>
}

/** How a package manager adds packages to a project. */
export type PackageManager = {
  readonly name: string
  /** The command that the packages' names follow: `npm install`. */
  readonly add: string
  /** The same for packages that only development needs: `npm install -D`. */
  readonly addDev: string
}

/** Takes an id for an element. An id that is taken already, or that the page around the text may use, is a problem. */
export function claimId(pass: Pass, { id, span }: { id: string; span: Span }): void {
  const first = pass.ids.get(id)
  if (id.startsWith('_'))
    pass.problems.add('reserved-id', {
      file: pass.file,
      span,
      message: `The id "${id}" begins with an underscore; such ids are reserved for the page around the text`,
      hint: `Write "${id.replace(/^_+/, '') || 'its-id'}" instead`,
    })
  else if (first === undefined) pass.ids.set(id, span)
  else
    pass.problems.add('duplicate-heading-id', {
      file: pass.file,
      span,
      message: `The id "${id}" is used twice on this page, first in line ${first.line}`,
      hint: 'Give one of the headings an id of its own: `## Heading {#other-id}`',
    })
}
