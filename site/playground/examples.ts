import { requests } from '../samples/playground/lib/requests.ts'
import body from '../samples/playground/src/body.ts?raw'
import context from '../samples/playground/src/context.ts?raw'
import errors from '../samples/playground/src/errors.ts?raw'
import hello from '../samples/playground/src/hello.ts?raw'
import notes from '../samples/playground/src/notes.ts?raw'
import patterns from '../samples/playground/src/patterns.ts?raw'
import routes from '../samples/playground/src/routes.ts?raw'
import type { ExampleName } from './example-names.ts'
import type { Program } from './program.ts'
import type { HttpRequest } from './runner/index.ts'

const texts: Readonly<Record<ExampleName, string>> = { notes, hello, routes, body, context, errors, patterns }

/** The program of an example: one file. */
export function exampleProgram(name: ExampleName): Program {
  return { entry: 'src/index.ts', files: [{ path: 'src/index.ts', text: texts[name] }] }
}

/** Requests that show what an example does. None for other programs. */
export function exampleRequests(name: string): readonly HttpRequest[] {
  return (requests[name] ?? []).map(({ headers = {}, ...request }) => ({ ...request, headers: Object.entries(headers) }))
}
