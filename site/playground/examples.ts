import { requests } from '../samples/playground/lib/requests.ts'
import { type ExampleName, isExample } from './example-names.ts'
import type { Program } from './program.ts'
import type { HttpRequest } from './runner/index.ts'

const folder = '../samples/playground/src/'
const texts = import.meta.glob<string>('../samples/playground/src/*.ts', { query: '?raw', import: 'default', eager: true })

/** The program of an example: one file. */
export function exampleProgram(name: ExampleName): Program {
  return { entry: 'src/index.ts', files: [{ path: 'src/index.ts', text: texts[`${folder}${name}.ts`] ?? '' }] }
}

/** URLs for samples that show something with other values than those that are made from their routes. */
const urls: Readonly<Record<string, readonly string[]>> = { 'home-server/src/index': ['/books/7', '/books/seven'] }

/** A request, and in both languages what makes it different from others to the same address. */
export type ExampleRequest = HttpRequest & Pick<(typeof requests)[ExampleName][number], 'about'>

/** Requests that show what an example or a sample does. None for other programs. */
export function exampleRequests(name: string): readonly ExampleRequest[] {
  if (Object.hasOwn(urls, name)) return urls[name]?.map((url) => ({ method: 'GET', url, headers: [] })) ?? []
  if (!isExample(name)) return []
  return requests[name].map(({ headers = {}, ...request }) => ({ ...request, headers: Object.entries(headers) }))
}
