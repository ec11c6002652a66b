import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { skipTest } from '../../tests/skip-test.ts'
import { compareSymbols } from '../tools/exports/compare-symbols.ts'
import { createProgramBuilder, startPath } from '../tools/exports/package-program.ts'
import { missingPackages } from '../tools/samples/list-topics.ts'
import { samplesFolder } from '../tools/site-folders.ts'

const folder = `${samplesFolder}/declarations`
const names = readdirSync(folder)
  .filter((file) => !file.endsWith('.md'))
  .map((file) => file.replace(/\.d\.ts$/, ''))
const missing = missingPackages('2.3')
const builder = createProgramBuilder()

it('There are declarations for every package that could not be installed here', () => {
  const commands = ['create-farrow-app']
  expect(Object.keys(missing).filter((name) => !commands.includes(name) && !names.includes(name))).toEqual([])
})

describe.each(names)('Our declarations of %s', (name) => {
  it('agree with those of the package', (context) => {
    skipTest(context, missing[name])
    expect(existsSync(`${samplesFolder}/node_modules/${name}`)).toBe(true)
    expect(differences(name)).toEqual([])
  })
})

describe('the comparison', () => {
  it('notices another type and a missing export', (context) => {
    skipTest(context, missing['farrow-json-schema'])
    expect(differences('farrow-json-schema', 'export declare const transform: (input: string) => string')).toEqual([
      'FormatResult is missing',
      expect.stringContaining('transform is called as'),
      'transformResult is missing',
    ])
  })
})

/** How our declarations of a package, or another text in their place, differ from those of the installed package. */
function differences(name: string, text?: string): string[] {
  const { ts } = builder
  const own = existsSync(`${folder}/${name}.d.ts`) ? `${folder}/${name}.d.ts` : `${folder}/${name}/index.d.ts`
  const start = `import * as real from '${name}'\nimport * as own from '${own.replace(/\.d\.ts$/, '')}'\n`
  const program = builder.build([startPath], new Map([[startPath, start], ...(text === undefined ? [] : [[own, text] as const])]))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(startPath)
  const [real, ours] = (source?.statements ?? []).flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return []
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier)
    return [new Map((module === undefined ? [] : checker.getExportsOfModule(module)).map((symbol) => [symbol.name, symbol]))]
  })
  if (source === undefined || !real?.size || !ours?.size) throw new Error(`${name} cannot be read`)
  const resolve = (symbol: typeof real extends Map<string, infer S> ? S : never) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return [...real].flatMap(([key, symbol]) => {
    const shown = ours.get(key)
    if (shown === undefined) return [`${key} is missing`]
    return compareSymbols({ shown: resolve(shown), real: resolve(symbol) }, { ts, checker, place: source }).filter(isDifference)
  })
}

/** Whether two types really differ: the compiler prints the modules that they are imported from, which does not count. */
function isDifference(message: string): boolean {
  const [, real, own] =
    /^.*? is (?:called as )?(.*), not (?:as )?(.*)$/s.exec(message.replace(/\b(?:real|own)\.|import\("[^"]*"\)\./g, '')) ?? []
  return real === undefined || real !== own
}
