import type { TypeScript } from '../samples/line-typescript.ts'
import type { ApiPage } from './api-page.ts'
import { type ProgramBuilder, startPath } from './package-program.ts'

export type PackageExports = {
  readonly program: TypeScript.Program
  /** The exports of the package by name. Re-exports are resolved to the original symbols. */
  readonly exports: ReadonlyMap<string, TypeScript.Symbol>
  /** The module from which a name of this package, or of another package of the framework, can be imported. */
  readonly origins: ReadonlyMap<string, string>
}

const besides = ['farrow-pipeline', 'farrow-schema', 'farrow-http', 'farrow-api', 'farrow-module']

/** Reads the exports of the package that a page documents. Throws for a module that cannot be resolved. */
export function packageExports(page: ApiPage, builder: ProgramBuilder): PackageExports {
  const { ts } = builder
  const start = startPath
  const modules = [...page.modules, ...besides.filter((name) => !page.modules.includes(name))]
  const text = modules.map((module, index) => `import * as m${index} from '${module}'\n`).join('')
  const program = builder.build([start], new Map([[start, text]]))
  const checker = program.getTypeChecker()
  const imports =
    program.getSourceFile(start)?.statements.filter((node): node is TypeScript.ImportDeclaration => ts.isImportDeclaration(node)) ?? []
  const exports = new Map<string, TypeScript.Symbol>()
  const origins = new Map<string, string>()
  for (const [index, { moduleSpecifier }] of imports.entries()) {
    const specifier = modules[index] as string
    const module = checker.getSymbolAtLocation(moduleSpecifier)
    if (module === undefined) throw new Error(`${specifier} cannot be resolved`)
    for (const symbol of checker.getExportsOfModule(module).filter(({ name }) => !/^(?:default|__esModule|\$shown\d+)$/.test(name))) {
      if (!origins.has(symbol.name)) origins.set(symbol.name, specifier)
      if (page.modules.includes(specifier))
        exports.set(symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
    }
  }
  return { program, exports, origins }
}
