import type { IslandDeclarations } from '@pagewright/model'
import type { ReactNode } from 'react'

type NamedTypes = { readonly string: string; readonly number: number; readonly boolean: boolean }

/** What an option may be: a value of the type that is named, or one of the texts that are listed. */
type ValueOf<Takes> = Takes extends keyof NamedTypes ? NamedTypes[Takes] : Takes extends readonly (infer Text)[] ? Text : never

/** The props of an island's component: its options, and the text inside it where a text uses it as a container. */
export type IslandProps<Options> = {
  readonly [Key in keyof Options as Key extends `${string}?` ? never : Key]: ValueOf<Options[Key]>
} & {
  readonly [Key in keyof Options as Key extends `${infer Name}?` ? Name : never]?: ValueOf<Options[Key]>
} & { readonly children?: ReactNode }

/**
 * The components of the islands that a site declares, each loaded when it is needed. With the declarations as the parameter,
 * TypeScript reports a missing component and one with other props: `export default {…} satisfies Islands<typeof declared>`.
 */
export type Islands<Declared extends IslandDeclarations> = {
  readonly [Name in keyof Declared]: () => Promise<{ readonly default: (props: IslandProps<Declared[Name]>) => ReactNode }>
}

/** An island's component, whose props are known to the site only. */
export type AnyIsland = (props: never) => ReactNode

/** The components of the islands of any site. */
export type AnyIslands = Readonly<Record<string, () => Promise<{ readonly default: AnyIsland }>>>
