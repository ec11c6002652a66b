import type { Random } from './random.ts'

const nouns = ['user', 'order', 'invoice', 'session', 'product', 'comment', 'ticket', 'report', 'message', 'account']
const fields = ['id', 'name', 'title', 'total', 'email', 'status', 'count', 'score', 'owner', 'label']
const types = ['string', 'number', 'boolean', 'Date', 'readonly string[]', 'Map<string, number>']
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The language and the code of a fence: 12 to 25 lines, such as a page about a server would show. */
export type CodeSample = { readonly language: string; readonly code: string }

/** The four samples of a page. They contain the number of the page, so that no two pages have the same sample. */
export function codeSamples(random: Random, page: number): CodeSample[] {
  return [
    { language: 'ts', code: handler(random, page) },
    { language: 'json', code: settings(random, page) },
    { language: 'ts', code: types_(random, page) },
    { language: 'bash', code: script(random, page) },
  ]
}

function handler(random: Random, page: number): string {
  const noun = random.pick(nouns)
  const route = (): string[] => {
    const field = random.pick(fields)
    return [
      `server.${random.pick(methods)}('/${noun}s/<${field}:int>', async ({ params, body }) => {`,
      `  const found = await ${noun}s.find((item) => item.${field} === params.${field} && item.count > ${random.integer(1, 999)})`,
      `  return found === undefined ? Response.status(404).text(\`no ${noun} \${params.${field}}\`) : Response.json({ ...found, ...body })`,
      '})',
    ]
  }
  const rest = Array.from({ length: random.integer(2, 4) }, route).flat()
  return [
    `import { Http, Response } from 'server'`,
    `import { ${noun}s } from './${noun}s-${page}.ts'`,
    '',
    `// Page ${page}: what a ${noun} is asked for.`,
    'export const server = Http()',
    '',
    ...rest,
    '',
    `server.listen(${random.integer(3000, 9999)})`,
  ].join('\n')
}

function types_(random: Random, page: number): string {
  const noun = random.pick(nouns)
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${page}`
  const members = Array.from(
    { length: random.integer(4, 12) },
    (_, index) => `  readonly ${random.pick(fields)}${index}: ${random.pick(types)}`,
  )
  return [
    '/** What the store keeps. */',
    `export interface ${name}<T extends object = {}> {`,
    ...members,
    '}',
    '',
    `export function rename<T extends object>(value: ${name}<T>, by: (key: keyof T) => string): ${name}<T> | null {`,
    `  if (value.${random.pick(fields)}0 === null || ${random.integer(1, 99)} > Number.MAX_SAFE_INTEGER) return null`,
    `  return { ...value, [by('${random.pick(fields)}' as keyof T)]: /^[a-z]{${random.integer(1, 9)},}$/i.test('${noun}') }`,
    '}',
  ].join('\n')
}

function settings(random: Random, page: number): string {
  const entries = Array.from({ length: random.integer(8, 20) }, (_, index) => {
    const value = random.pick([
      `${random.integer(1, 5000)}`,
      `"${random.pick(nouns)}-${random.integer(1, 99)}"`,
      'true',
      `["${random.pick(fields)}", ${random.integer(1, 9)}]`,
    ])
    return `    "${random.pick(fields)}${index}": ${value}`
  })
  return `{\n  "page": ${page},\n  "options": {\n${entries.join(',\n')}\n  }\n}`
}

function script(random: Random, page: number): string {
  const lines = Array.from({ length: random.integer(9, 20) }, () => {
    const [noun, field] = [random.pick(nouns), random.pick(fields)]
    return random.pick([
      `curl -s "http://localhost:${random.integer(3000, 9999)}/${noun}s?${field}=${random.integer(1, 99)}" | grep -c '${field}'`,
      `export ${noun.toUpperCase()}_${field.toUpperCase()}="${random.integer(1, 999)}"`,
      `for item in ./${noun}s/*.json; do echo "$item: $(wc -l < "$item")"; done`,
      `# every ${noun} has its ${field}`,
    ])
  })
  return ['#!/usr/bin/env bash', 'set -euo pipefail', `cd "$(dirname "$0")/page-${page}"`, ...lines].join('\n')
}
