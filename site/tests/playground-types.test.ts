import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-in-browser'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTypeService } from '../playground/types/create-type-service.ts'
import { playgroundOptions } from '../playground/types/playground-options.ts'
import type { Declarations, TypeService } from '../playground/types/types.ts'
import samples from '../samples/tsconfig.json' with { type: 'json' }
import { gatherDeclarations } from '../tools/playground/gather-declarations.ts'
import { samplesFolder, siteFolder } from '../tools/site-folders.ts'

type File = { readonly path: string; readonly text: string }
type Recorded = Readonly<Record<string, readonly (readonly [line: number, column: number, name: string, type: string])[]>>

let declarations: Declarations = {}
beforeAll(async () => {
  const missing = readFileSync(join(siteFolder, 'playground/types/missing-packages.d.ts'), 'utf8')
  const gathered = await gatherDeclarations(playgroundOptions(samples.compilerOptions), siteFolder)
  declarations = { ...gathered, '/own/missing-packages.d.ts': missing }
})

function serviceOf(files: readonly File[]): TypeService {
  const service = createTypeService({ ts, declarations, options: playgroundOptions(samples.compilerOptions) })
  service.update({ files, entry: files[0]?.path ?? '' })
  return service
}

function filesOf(topic: string): File[] {
  const folder = join(samplesFolder, topic)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.fails)\.ts$/.test(name))
  return names.sort().map((name) => ({ path: name.replaceAll('\\', '/'), text: readFileSync(join(folder, name), 'utf8') }))
}

function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const lines = text.split('\n').slice(0, line - 1)
  return lines.reduce((sum, { length }) => sum + length + 1, column - 1)
}

describe('Types in the playground', () => {
  it.each(['home-server', 'http-basics', 'schema-validation', 'middleware-base', 'tutorial-start'])(
    'are those that the pages show for the sample %s, which has no errors',
    (topic) => {
      const files = filesOf(topic)
      const service = serviceOf(files)
      expect(files.flatMap(({ path }) => service.mistakesIn({ path })).filter(({ severity }) => severity === 'error')).toEqual([])
      const recorded = JSON.parse(readFileSync(join(samplesFolder, topic, 'types.json'), 'utf8')) as Recorded
      for (const [path, names] of Object.entries(recorded)) {
        const text = files.find((file) => file.path === path)?.text ?? ''
        const shown = names.map(([line, column]) => service.typeAt({ path, offset: offsetOf(text, { line, column }) })?.text)
        expect(shown).toEqual(names.map(([, , , type]) => type))
      }
    },
  )

  it('follow an edit, in the other files, too', () => {
    const first = { path: 'a.ts', text: "import { b } from './b'\nconst c = b\n" }
    const service = serviceOf([first, { path: 'b.ts', text: 'export const b = 1\n' }])
    const typeOfC = (): string | undefined => service.typeAt({ path: 'a.ts', offset: first.text.indexOf('c =') })?.text
    expect(typeOfC()).toBe('const c: 1')
    service.update({ files: [first, { path: 'b.ts', text: "export const b = 'x' as string\n" }], entry: 'a.ts' })
    expect(typeOfC()).toBe('const c: string')
    service.update({ files: [first], entry: 'a.ts' })
    expect(service.mistakesIn({ path: 'a.ts' })[0]?.message).toContain("Cannot find module './b'")
  })

  it('know Node.js but no page: `document` is an error', () => {
    const text = "import { join } from 'node:path'\nfetch(join('a', process.cwd()))\ndocument.title\n"
    const mistakes = serviceOf([{ path: 'a.ts', text }]).mistakesIn({ path: 'a.ts' })
    expect(mistakes.map(({ code, from }) => [code, from])).toEqual([[2584, text.indexOf('document')]])
  })

  it('offer to import names that are not known, from packages and from other files', () => {
    const text = "import { Http } from 'farrow-http'\nconst http = Http()\nexport const all = [Int, { own, unheardOf }, Router, http]\n"
    const files = [
      { path: 'a.ts', text },
      { path: 'lib/own.ts', text: 'export const own = 1\n' },
    ]
    const mistakes = serviceOf(files).mistakesIn({ path: 'a.ts' })
    const apply = (edits: readonly { from: number; to: number; insert: string }[]): string =>
      edits.reduce((done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to), text).split('const http')[0] ?? ''
    expect(mistakes.map(({ imports }) => imports.map(({ edits }) => apply(edits)))).toEqual([
      ["import { Http } from 'farrow-http'\nimport { Int } from 'farrow-schema'\n"],
      ["import { Http } from 'farrow-http'\nimport { own } from './lib/own'\n"],
      [],
      ["import { Http, Router } from 'farrow-http'\n"],
    ])
    expect(mistakes[0]?.imports[0]?.label).toBe('Add import from "farrow-schema"')
  })

  it('complete what has been typed so far, and say what an item is', () => {
    const text = "import { Http } from 'farrow-http'\nconst http = Http()\nhttp.lis"
    const service = serviceOf([{ path: 'a.ts', text }])
    const found = service.completionsAt({ path: 'a.ts', offset: text.length })
    expect(found?.from).toBe(text.length - 3)
    expect(found?.items.map(({ label }) => label)).toContain('listen')
    expect(service.describeItem({ path: 'a.ts', offset: text.length, label: 'listen' }).text).toMatch(/^\(property\) listen: /)
  })

  it('complete names of Farrow and of other files that are not imported, before globals of other names, and import them', () => {
    const text = "import { Http } from 'farrow-http'\nconst id = "
    const complete = (typed: string, before = text): readonly string[] => {
      const files = [
        { path: 'a.ts', text: before + typed },
        { path: 'lib/own.ts', text: 'export const intoOwn = 1\n' },
      ]
      const found = serviceOf(files).completionsAt({ path: 'a.ts', offset: before.length + typed.length })?.items ?? []
      return found
        .filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))
        .map(({ label, source = '' }) => `${label} ${source}`)
    }
    expect(complete('Int').slice(0, 5)).toEqual([
      'Int farrow-schema',
      'Intersect farrow-schema',
      'IntersectType farrow-schema',
      'intoOwn ./lib/own',
      'Int8Array ',
    ])
    expect(complete('Optio', '')).toEqual(['Optional farrow-schema', 'OptionalType farrow-schema'])
    expect(complete('RegExp')).toEqual(['RegExp ', 'RegExp farrow-schema/validator'])
    const service = serviceOf([{ path: 'a.ts', text: `${text}Int` }])
    const spot = { path: 'a.ts', offset: text.length + 3 }
    const item = service.completionsAt(spot)?.items.find(({ label }) => label === 'Int')
    expect(service.describeItem({ ...spot, label: 'Int', ...item }).edits).toEqual([
      { from: text.indexOf('const'), to: text.indexOf('const'), insert: "import { Int } from 'farrow-schema'\n" },
    ])
  })

  it('tell what a call expects, at which parameter the cursor is, and which of the overloads it is', () => {
    const service = serviceOf([])
    const hintAt = (code: string): string | null => {
      service.update({ files: [{ path: 'a.ts', text: code.replace('|', '') }], entry: 'a.ts' })
      const hint = service.callAt({ path: 'a.ts', offset: code.indexOf('|') })
      if (hint === null) return null
      const { overload, overloads, before: start, parameter, after } = hint
      return `${overload}/${overloads} ${start}[${parameter}]${after}`
    }
    const code = 'declare function both(a: string, b: number): void\ndeclare function both(a: string, ...all: Date[]): string\n'
    expect(hintAt(`${code}both('a', |`)).toBe('1/2 both(a: string, [b: number]): void')
    expect(hintAt(`${code}both(|`)).toBe('1/2 both([a: string], b: number): void')
    expect(hintAt(`${code}both('a', new Date(), both|('x', 1))`)).toBe('2/2 both(a: string, [...all: Date[]]): string')
    expect(hintAt(`${code}both('a', 1, |)`)).toBe('2/2 both(a: string, [...all: Date[]]): string')
    expect(hintAt("decodeURI('a', |)")).toBe('1/1 decodeURI(encodedURI: string[]): string')
    expect(hintAt(`${code}both|('a')`)).toBeNull()
    expect(hintAt("['a'].map((name) => { |return name })")).toBeNull()
  })

  it('complete the path of an import from the files of the program', () => {
    const text = "import { a } from './"
    const files = ['src/index.ts', 'src/other.ts', 'src/data.json', 'src/lib/deep.ts'].map((path) => ({ path, text }))
    const at = (before: string): readonly string[] =>
      serviceOf([{ path: 'src/index.ts', text: before }, ...files.slice(1)])
        .completionsAt({ path: 'src/index.ts', offset: before.length })
        ?.items.map(({ label }) => label)
        .sort() ?? []
    expect(at(text)).toEqual(['data.json', 'lib', 'other'])
    expect(at(`${text}lib/`)).toEqual(['deep'])
  })

  it('come with mistakes of syntax at their place, and with those of types only above them', () => {
    const wrong = "const b: number = 'x'\n"
    const service = serviceOf([
      { path: 'a.ts', text: `const a = (1\n${wrong}` },
      { path: 'b.ts', text: `${wrong}export {}\n` },
      { path: 'c.ts', text: "const c: number = 'x'\n'c'.\n" },
    ])
    expect(service.mistakesIn({ path: 'a.ts' })).toMatchObject([{ severity: 'error', message: "')' expected." }])
    expect(service.mistakesIn({ path: 'c.ts' })).toMatchObject([{ message: 'Identifier expected.' }, { code: 2322 }])
    expect(service.countErrors(null)).toMatchObject({ 'a.ts': 1, 'b.ts': 1, 'c.ts': 2 })
    expect(service.mistakesIn({ path: 'b.ts' })).toMatchObject([{ code: 2322 }])
  })
})
