import type { CompletionEntryData } from 'typescript-in-browser'
import type { Program } from '../program.ts'

/** A place in a file: its path in the program, and the offset in UTF-16 code units, from 0. */
export type Spot = { readonly path: string; readonly offset: number }

/** The type of a name. `from` and `to` are the offsets of the name. */
export type NameType = {
  readonly from: number
  readonly to: number
  /** In one line, as the samples of the site show it. */
  readonly text: string
  /** What the declaration's comment says; may be empty. */
  readonly documentation: string
}

/** What can stand at a place. The texts replace what is between `from` and the place. */
export type Completions = { readonly from: number; readonly items: readonly CompletionItem[] }

export type CompletionItem = {
  readonly label: string
  /** One of the kinds that CodeMirror has an icon for, e.g. `function`. */
  readonly kind: string
  /** Items with a smaller text come first. */
  readonly order: string
  /** The module that the name has to be imported from: `farrow-schema`. */
  readonly source?: string | undefined
  /** What the compiler wants to have back when it is asked for the details of such an item. */
  readonly data?: CompletionEntryData | undefined
}

/** What is known about an item, and the edits that import it. */
export type ItemDetails = { readonly text: string; readonly edits: readonly Edit[] }

/** What a call expects at a place within its arguments. `from` and `to` are the offsets of all of its arguments. */
export type CallHint = {
  readonly from: number
  readonly to: number
  /** The parameter that the place belongs to: `path: string`. Empty if the call has more arguments than the function has parameters. */
  readonly parameter: string
  /** What stands before and behind it in the signature. */
  readonly before: string
  readonly after: string
  /** Which of the overloads it is, from 1, and how many there are. */
  readonly overload: number
  readonly overloads: number
}

/** A change of a file, by offsets in the text as it is. */
export type Edit = { readonly from: number; readonly to: number; readonly insert: string }

/** What the compiler says about a part of a file. */
export type Mistake = {
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  /** The compiler's number of the message: 2322. */
  readonly code: number
  /** Imports that would make a name known. */
  readonly imports: readonly Import[]
}

/** How many errors the compiler finds in each file, by its path. Files without one may be missing. */
export type ErrorCounts = Readonly<Record<string, number>>

/** An import that may be added to a file, and how. */
export type Import = {
  /** The compiler's words for it: `Add import from "farrow-schema"`. */
  readonly label: string
  readonly edits: readonly Edit[]
}

/** What the compiler knows about a program. Only paths of the program may be asked for. */
export type TypeService = {
  /** Replaces the program. Questions are answered about the latest one. */
  update(program: Program): void
  /** The type of the name at a place; null where there is none, or where nothing useful is known. */
  typeAt(spot: Spot): NameType | null
  /** Null where nothing can be completed. */
  completionsAt(spot: Spot): Completions | null
  /** The type and the comment of an item that `completionsAt` has listed for the place. */
  describeItem(item: Spot & Pick<CompletionItem, 'label' | 'source' | 'data'>): ItemDetails
  /** Null outside of a call's arguments. The body of a function among them is outside, too. */
  callAt(spot: Spot): CallHint | null
  mistakesIn(file: Pick<Spot, 'path'>): readonly Mistake[]
  countErrors(_: null): ErrorCounts
}

/** The files that the compiler reads beside the program, by their absolute path: `/lib/…` and `/node_modules/…`. */
export type Declarations = Readonly<Record<string, string>>
