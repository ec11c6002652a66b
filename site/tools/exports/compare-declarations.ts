import type { TypeScript } from '../samples/line-typescript.ts'
import type { ApiPage } from './api-page.ts'
import { compareSymbols } from './compare-symbols.ts'
import type { Comparing } from './compare-types.ts'
import { packageExports } from './package-exports.ts'
import type { ProgramBuilder } from './package-program.ts'
import { containerOf, namespaceOf, type Placed, patchDeclarations } from './patch-declarations.ts'
import { shownDeclarations } from './shown-declarations.ts'

/** How the declarations that a page shows differ from those of the package. */
export function compareDeclarations(page: ApiPage, builder: ProgramBuilder): string[] {
  const { ts } = builder
  const read = packageExports(page, builder)
  const placed = shownDeclarations(ts, page.page).flatMap((shown, index): Placed[] => {
    const symbol = read.exports.get(shown.name)
    return symbol === undefined ? [] : [{ shown, symbol, index }]
  })
  const texts = patchDeclarations(placed, { ts, read })
  const patched = packageExports(page, { ts, build: (roots, own) => builder.build(roots, new Map([...texts, ...own])) })
  const checker = patched.program.getTypeChecker()
  return placed.flatMap(({ shown: { name }, index }) => {
    const real = patched.exports.get(name)
    const shown =
      real === undefined ? undefined : shownSymbol(ts, { real, name: namespaceOf(index) })?.exports?.get(name as TypeScript.__String)
    const place = shown?.declarations?.[0]
    if (real === undefined || shown === undefined || place === undefined) return [`${name} cannot be read`]
    const comparing: Comparing = { ts, checker, place }
    return [...unknownNames(comparing), ...compareSymbols({ shown, real }, comparing)]
  })
}

/** The symbol of the namespace that contains a shown declaration; it is in the same file as the real one. */
function shownSymbol(ts: typeof TypeScript, { real, name }: { real: TypeScript.Symbol; name: string }): TypeScript.Symbol | undefined {
  const container = containerOf(ts, real)
  const declaration = container?.statements.find(
    (node): node is TypeScript.ModuleDeclaration => ts.isModuleDeclaration(node) && node.name.text === name,
  )
  return (declaration as { symbol?: TypeScript.Symbol } | undefined)?.symbol
}

/** Types in a shown declaration that are not declared anywhere. The compiler would accept anything in their place. */
function unknownNames({ ts, checker, place }: Comparing): string[] {
  const unknown: string[] = []
  const visit = (node: TypeScript.Node): void => {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isExpressionWithTypeArguments(node) ? node.expression : null
    if (name !== null && (checker.getSymbolAtLocation(name)?.declarations ?? []).length === 0)
      unknown.push(`${name.getText()} is not a name that the package knows`)
    ts.forEachChild(node, visit)
  }
  visit(place)
  return unknown
}
