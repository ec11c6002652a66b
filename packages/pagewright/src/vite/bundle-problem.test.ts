import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '@pagewright/model'
import { createServer, type ServerOptions } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { buildClient } from './build-bundles.ts'
import { bundleProblem } from './bundle-problem.ts'
import { baseConfig } from './vite-config.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'theme-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const site = { mount: '/', theme: 'theme/index.ts', plugins: null, analytics: undefined, announcement: undefined } as const

it('A theme that is not there is told as such, however the bundler writes its path', () => {
  const error = new Error('Could not load some/folder/theme/index.ts (imported by packages/browser/src/api/server-entry.tsx): ENOENT')
  const tell = () => bundleProblem(error, { root, site })
  expect(tell()).toMatchObject({ code: 'theme-missing', file: 'theme/index.ts' })
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/index.ts'), '')
  expect(tell()).toMatchObject({ code: 'theme-broken' })
})

it.each([
  ['./none.ts', 'There is `None.ts`: names of files differ by case'],
  ['../theme/NONE', 'There is `None.ts`: names of files differ by case'],
  ['./None.ts/None', 'Correct the path, or make the file'],
])('An import of %s beside None.ts gets a hint: %s', (name, hint) => {
  mkdirSync(join(root, 'theme'), { recursive: true })
  writeFileSync(join(root, 'theme/None.ts'), '')
  expect(bundleProblem(new Error(`Could not resolve '${name}' in ${join(root, 'theme/index.ts')}`), { root, site }).hint).toBe(hint)
})

describe('An error of the bundler', () => {
  /** Ten lines that the bundler removes before it looks for imports. */
  const types = `// The theme, which imports './none.ts'.
import type { A } from './a.ts'
import type { B } from './b.ts'

/**
 * It imports './none.ts'.
 */
type Both = {
  readonly a: A & B
}
`
  /** The problem of a theme, and its place. */
  async function tell(text: string, files: Readonly<Record<string, string>> = {}): Promise<Problem & { readonly place: string }> {
    rmSync(join(root, 'theme'), { recursive: true, force: true })
    mkdirSync(join(root, 'theme'))
    for (const [name, content] of Object.entries({ 'index.ts': text, ...files })) writeFileSync(join(root, 'theme', name), content)
    const problem = bundleProblem(await buildClient({ root, site }).catch((error: unknown) => error), { root, site })
    return { ...problem, place: [problem.file, problem.span?.line, problem.span?.column].join(':') }
  }
  const part = { 'Part.tsx': 'export const Part = () => <p />\n' }

  it.each([
    ["import { x } from './none.ts'\nexport default x\n", 'theme/index.ts:11:19'],
    ["import {\n  x,\n} from './none.ts'\nexport default x\n", 'theme/index.ts:13:8'],
    ["\nexport default () => import('./none.ts')\n", 'theme/index.ts:12:29'],
  ])('tells where the author imports a file that is not there: %j', async (text, place) => {
    const message = 'The theme cannot be bundled: there is no file "./none.ts"'
    expect(await tell(types + text)).toMatchObject({ place, message, hint: 'Correct the path, or make the file' })
  })

  it.each([
    ["import { Nope } from './Part.tsx'\nexport default Nope\n", '11:10', 'does not export "Nope"'],
    ["import {\n  Part,\n  Nope as Other,\n} from './Part.tsx'\nexport default [Part, Other]\n", '13:3', 'does not export "Nope"'],
    ["import Part from './Part.tsx'\nexport default Part\n", '11:18', 'has no default export'],
  ])('tells where the author imports a name that is not exported: %j', async (text, place, what) => {
    const message = `The theme cannot be bundled: theme/Part.tsx ${what}`
    expect(await tell(types + text, part)).toMatchObject({ place: `theme/index.ts:${place}`, message })
  })

  it('tells the file alone where it knows a place only in what it has made of the file', async () => {
    const { place, message } = await tell(`${types}import { Part } from './Part.tsx'\nPart = 1\nexport default Part\n`, part)
    expect({ place, message }).toEqual({
      place: 'theme/index.ts::',
      message: "The theme cannot be bundled: Cannot assign to import 'Part'",
    })
  })

  it.each([
    ['index.ts', `${types}const a: = 1\n`, '11:10'],
    ['plain.js', '// A comment.\n\nconst a = ;\n', '3:11'],
    ['plain.js', '// A comment.\n\nconst a = 1\nconst a = 2\n', '3:7'],
  ])('tells the place of a mistake in what the author wrote: %s %j', async (name, text, place) => {
    expect((await tell("import './plain.js'\n", { [name]: text })).place).toBe(`theme/${name}:${place}`)
  })

  it.each([
    ['{\n  "a": 1,\n}\n', '3:1'],
    ['', '1:1'],
  ])('tells the place of a mistake in a JSON file: %j', async (text, place) => {
    expect(await tell("import data from './data.json'\nexport default data\n", { 'data.json': text })).toMatchObject({
      place: `theme/data.json:${place}`,
      message: 'The theme cannot be bundled: the file is not valid JSON',
    })
  })

  it('in the bundle of a worker tells its place there', async () => {
    const worker = "export default () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })\n"
    const { place, message } = await tell(worker, { 'worker.ts': `${types}import './none.ts'\n` })
    expect({ place, message }).toEqual({
      place: 'theme/worker.ts:11:8',
      message: 'The theme cannot be bundled: there is no file "./none.ts"',
    })
  })
})

it('An import in a style sheet of a file that is not there is told with its place when a browser asks for the sheet, too', async () => {
  mkdirSync(join(root, 'theme'), { recursive: true })
  writeFileSync(join(root, 'theme/style.css'), '\n@import "./none.css";\n')
  const server = { middlewareMode: true, ws: false, watch: null, fs: { allow: [root] } } satisfies ServerOptions
  const vite = await createServer({ ...baseConfig({ root, site }), server, optimizeDeps: { noDiscovery: true } })
  const error: unknown = await vite.transformRequest(`/@fs${join(root, 'theme/style.css')}`).catch((thrown: unknown) => thrown)
  await vite.close()
  expect(bundleProblem(error, { root, site })).toMatchObject({
    file: 'theme/style.css',
    span: { line: 2, column: 1 },
    message: 'The theme cannot be bundled: there is no file "./none.css"',
  })
})
