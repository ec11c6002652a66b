import recorded from '../samples/playground/examples.out.txt?raw'
import { requests } from '../samples/playground/lib/requests.ts'
import firstText from '../samples/playground/src/notes.ts?raw'
import { type ExampleName, isExample } from './example-names.ts'
import type { SampleProgram } from './program.ts'
import type { HttpRequest } from './runner/index.ts'

/** The example that is shown without a hash. The page has its code already; the programs of the others are loaded. */
export const firstExample = 'notes' satisfies ExampleName
export const firstProgram = toProgram(firstText)

/** An example is one file. */
export function toProgram(text: string): SampleProgram {
  const path = 'src/index.ts'
  return { entry: path, shown: path, files: [{ path, text }] }
}

type SampleRequest = { readonly url: string; readonly method?: string; readonly body?: string }

/** Requests to samples that show something with other values than those that are made from their routes. */
const ofSamples: Readonly<Record<string, readonly SampleRequest[]>> = {
  'home-server/src/index': [{ url: '/books/7' }, { url: '/books/seven' }, { url: '/tea' }],
  'error-handling/src/app': [{ url: '/orders', method: 'POST', body: '{"item":"tea","count":9}' }, { url: '/orders/report' }],
  'http-basics/src/notes': [
    { url: '/notes/1' },
    { url: '/notes?tag=home&limit=1' },
    { url: '/notes', method: 'POST', body: '{"title":"Buy milk","stars":"2","tags":["home"]}' },
    { url: '/stars', method: 'PUT', body: '{"stars":"many"}' },
  ],
}

/** What a server in Node.js has answered. */
export type RecordedAnswer = { readonly status: number; readonly body: string }

/** A request, in both languages what makes it different from others to the same address, and the answer to it where one was recorded. */
export type ExampleRequest = HttpRequest &
  Pick<(typeof requests)[ExampleName][number], 'about'> & { readonly answer?: RecordedAnswer | undefined }

/** Requests that show what an example or a sample does: for a sample without a list here, GET requests to `urls`. None for other programs. */
export function exampleRequests(name: string, urls: readonly string[] = []): readonly ExampleRequest[] {
  const ofSample = Object.hasOwn(ofSamples, name) ? ofSamples[name] : urls.map((url) => ({ url }))
  if (!isExample(name)) return ofSample?.map((request) => ({ method: 'GET', headers: [], ...request })) ?? []
  const answers = recordedAnswers(name)
  return requests[name].map(({ headers = {}, ...request }, index) => {
    return { ...request, headers: Object.entries(headers), answer: answers[index] }
  })
}

/** The answers to the requests of an example, in their order, as `examples.ts` has printed them. */
function recordedAnswers(name: ExampleName): readonly RecordedAnswer[] {
  const [, printed = ''] = recorded.split(`# src/${name}.ts\n`)
  const [own = ''] = printed.split('\n# src/')
  return [...own.matchAll(/^[A-Z]+ \S+ -> (\d+) (.*(?:\n {2}.*)*)/gm)].map(([, status, body = '']) => {
    return { status: Number(status), body: body.replaceAll('\n  ', '\n') }
  })
}
