import type { IslandDeclarations, Messages, ProblemCode, ProblemInput, Span } from '@pagewright/model'
import type { Code, Definition, FootnoteDefinition, Nodes } from 'mdast'
import type { Heading, IslandUse, Reference } from './compiled.ts'
import type { CodeBlock } from './fence-meta.ts'
import type { Highlight } from './highlighter.ts'
import type { IncludeReader, Includes } from './includes.ts'

/** What texts are compiled with. */
export type CompileOptions = {
  readonly messages: Messages
  readonly highlight: Highlight
  readonly includes: IncludeReader
  /** What `:value[name]` stands for, by name. */
  readonly values: Readonly<Record<string, string>>
  readonly packageManagers: readonly PackageManager[]
  /** Translations of the comments in included code; undefined in a language whose texts show them as they are. */
  readonly comments?: Comments | undefined
  /** Where included programs can be tried: the file of each, from the site's root, and the site path of the page that runs it. */
  readonly programs: Readonly<Record<string, string>>
  /** The components that a text may use. */
  readonly islands: IslandDeclarations
}

/** What one compile pass over one text knows and collects. Made by `compileMarkdown`, passed to every feature. */
export type Pass = Omit<CompileOptions, 'includes'> & {
  readonly text: string
  /** The path of the text's file. */
  readonly file: string
  readonly includes: Includes
  readonly report: Report
  readonly references: Reference[]
  readonly usedIslands: Map<Nodes, IslandUse>
  readonly headings: Heading[]
  /** The ids of all headings, those to come included: nothing else may take them. */
  readonly headingIds: ReadonlySet<string>
  /** Every id given so far, and where. */
  readonly ids: Map<string, Span>
  readonly definitions: ReadonlyMap<string, Definition>
  readonly footnotes: Footnotes
  /** All fences of the text by their node. `resolveFences` fills it before anything is rendered. */
  readonly code: Map<Code, CodeBlock>
  /** The blocks of code that were rendered, in the order of the HTML, in which footnotes come last. */
  readonly renderedCode: CodeBlock[]
  /** The lines of comments in included code, if there are translations of comments. */
  readonly foundComments: Set<string>
  /** The names that the entries of the text document, and the ids of each: see `namesOfEntries`. */
  readonly entryNames: ReadonlyMap<string, readonly string[]>
  /** Raw HTML elements that are open at this point. */
  readonly openTags: { readonly name: string; readonly span: Span }[]
  /** Names of raw HTML elements that were reported where they are opened, so where they are closed needs no report. */
  readonly refusedTags: Set<string>
  /** HTML of nodes, in order. */
  render(nodes: readonly Nodes[]): string
}

/** Reports a mistake in the text, or in another file if one is named. */
export type Report = (code: ProblemCode, mistake: Omit<ProblemInput, 'file'> & { readonly file?: string }) => void

export type Footnotes = {
  readonly definitions: ReadonlyMap<string, FootnoteDefinition>
  /** Identifiers in the order of their first use, with the number of uses. */
  readonly used: Map<string, number>
}

/** Translations of comments, line by line: what a line of a comment says, without its marks, and what takes its place. */
export type Comments = Readonly<Record<string, string>>

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
    pass.report('reserved-id', {
      span,
      message: `The id "${id}" begins with an underscore; such ids are reserved for the page around the text`,
      hint: `Write "${id.replace(/^_+/, '') || 'its-id'}" instead`,
    })
  else if (first === undefined) pass.ids.set(id, span)
  else
    pass.report('duplicate-heading-id', {
      span,
      message: `The id "${id}" is used twice on this page, first in line ${first.line}`,
      hint: 'Give one of the headings an id of its own: `## Heading {#other-id}`',
    })
}
