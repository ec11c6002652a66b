import { expect, it } from 'vitest'
import { withBreaks } from './code-breaks.ts'

const string = (text: string): string => `<span class="ts">${text}</span>`

/** Where the line may break, as `|`. Words and strings that stay whole are in braces. */
const shown = (html: string): string =>
  withBreaks(html)
    .replaceAll('<wbr>', '|')
    .replace(/<span class="(?:word|ts|tf word)">([^<]*)<\/span>/g, '{$1}')
    .replace(/<\/?span[^>]*>/g, '')

it.each([
  [`http.get(${string("'/books?&lt;author?:string&gt;'")}).use((request)`, "http.get(|{'/books?&lt;author?:string&gt;'})|.use((|request)"],
  [
    '{"id":7,"title":"The Invincible","author":"Lem","tags":["home"]}',
    '{"id":7,"title":"The Invincible",|"author":"Lem",|"tags":[|"home"]}',
  ],
  ['<span class="tf">npm</span> install green-tea black-tea-leaves', 'npm install {green-tea} {black-tea-leaves}'],
  [
    'npm prune <span class="tf">--omit=dev</span> and <span class="tf">-- --template</span> tea',
    'npm prune {--omit=dev} and {-- --template} tea',
  ],
  [`const text = ${string("'a text of more than 26 characters'")}`, "const text = 'a text of more than 26 characters'"],
  [
    '(request: MaybeAsync&lt;CreateAsyncPipeline&lt;Request>>) => void',
    '(request: MaybeAsync&lt;|CreateAsyncPipeline&lt;|Request>>) => void',
  ],
  [`console.log(${string('`Added ')}\${book.title}${string(', number `')})`, 'console.log(`Added ${book.title}, number `)'],
  [`console.log(${string('`/books/')}\${book.identifier}${string('/pages`')})`, 'console.log(|`/books/|${book.identifier}/|pages`)'],
  [
    `import { enable } from ${string("'some-pipeline/dist/asyncTracerImpl/node'")}`,
    "import { enable } from 'some-pipeline/|dist/|asyncTracerImpl/|node'",
  ],
  ['ApiUrl.provide(process.env.NEXT_PUBLIC_API_URL ?? x)', 'ApiUrl.provide(|process.env|.NEXT_PUBLIC_API_URL ?? x)'],
  ['const value = request.headers?.authorization ??', 'const value = request.headers|?.authorization ??'],
  ['    ignoreIntrospectionRequestsOfTheApi: true,', '    ignore|Introspection|Requests|Of|The|Api: true,'],
  ['&lt;div class="of-a-line-that-is-long">&lt;/div>', '&lt;div class="of-a-line-that-is-long">&lt;/div>'],
  [`get(${string("'green-tea'")}, [1,2,3])`, "get({'green-tea'}, [1,2,3])"],
])('The line %s may break after punctuation, before calls, and not inside of short strings and words', (html, broken) => {
  expect(shown(html)).toBe(broken)
})

it('A character of an icon font is kept', () => {
  const line = `const glyph = someLongFunctionName(${string("'a \uE000 b'")}, argument)`
  expect(withBreaks(line).replaceAll('<wbr>', '')).toBe(line)
})

it('Tags and places that are filled later stay as they are', () => {
  expect(withBreaks('\0a3\0Response\0/3\0<b title="(a">.json</b>({ error: value }).headers(a)')).toBe(
    '\0a3\0Response\0/3\0<b title="(a">.json</b>({ error: value }).headers(a)',
  )
})

it('A character that stands for tags while a line is broken is no tag where an author wrote it', () => {
  expect(withBreaks(`const value\uFDD2 = ${string("'a string of more than 26 characters'")}, <span class="tf">other</span>`)).toBe(
    `const value\uFFFD = <span class="ts long">'a string of more than 26 characters'</span>, <span class="tf">other</span>`,
  )
})
