/** What an option of an island takes: a text, a number, yes or no, or one text of a list. */
export type IslandOption = 'string' | 'number' | 'boolean' | readonly string[]

/** The options of an island by their name. A name that ends with `?` stands for an option that may be left out. */
export type IslandOptions = Readonly<Record<string, IslandOption>>

/**
 * The islands of a site by their name: components that a text puts into its page with `::name{option="value"}`, or around a part of
 * itself with `:::name`.
 */
export type IslandDeclarations = Readonly<Record<string, IslandOptions>>

/** The values of the options as the component gets them. */
export type IslandValues = Readonly<Record<string, string | number | boolean>>

/** The element, as React renders it, that the text inside an island is put into. */
export const islandSlot = '<div data-island-text=""></div>'
