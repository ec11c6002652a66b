/** The programs to choose from, in the order in which the page offers them: `site/samples/playground/src/<name>.ts`. */
export const exampleNames = ['notes', 'hello', 'routes', 'body', 'context', 'errors', 'patterns'] as const

export type ExampleName = (typeof exampleNames)[number]

export function isExample(name: string): name is ExampleName {
  return (exampleNames as readonly string[]).includes(name)
}
