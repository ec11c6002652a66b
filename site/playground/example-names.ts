import { requests } from '../samples/playground/lib/requests.ts'

export type ExampleName = keyof typeof requests

/** The programs to choose from, in the order in which the page offers them: `site/samples/playground/src/<name>.ts`. */
export const exampleNames = Object.keys(requests) as readonly ExampleName[]

export function isExample(name: string): name is ExampleName {
  return Object.hasOwn(requests, name)
}
