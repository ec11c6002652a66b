import type { TypeScript } from '../samples/line-typescript.ts'
import type { ApiPage } from './api-page.ts'
import { compareSymbols } from './compare-symbols.ts'
import { type Comparing, compareTypes } from './compare-types.ts'
import { packageExports } from './package-exports.ts'
import type { ProgramBuilder } from './package-program.ts'
import { containerOf, namespaceOf, type Placed, patchDeclarations } from './patch-declarations.ts'
import { shownDeclarations } from './shown-declarations.ts'
import { isMember, type ShownMember, shownRows } from './shown-members.ts'

/** How the declarations that a page shows, and the types that its tables give to members, differ from those of the package. */
export function compareDeclarations(page: ApiPage, builder: ProgramBuilder): string[] {
  const { ts } = builder
  const read = packageExports(page, builder)
  const placed = shownDeclarations(ts, page.page).flatMap((shown, index): Placed[] => {
    const symbol = read.exports.get(shown.name)
    return symbol === undefined ? [] : [{ shown, symbol, index }]
  })
  const members = shownRows(page.page).flatMap((row, index): PlacedMember[] => {
    // The methods of `Response` are declared by the functions of the same names, whose file knows the types of their parameters.
    const home = read.exports.has(row.name) ? row.name : row.entry
    const symbol = read.exports.get(home)
    if (symbol === undefined || !read.exports.has(row.entry) || row.type === null || !isMember(row)) return []
    return [
      {
        shown: { name: 'Shown', text: aliasOf(row.type.replaceAll('this[', `${row.entry}[`)) },
        symbol,
        index: placed.length + index,
        row,
        home,
      },
    ]
  })
  const texts = patchDeclarations([...placed, ...members], { ts, read })
  const patched = packageExports(page, { ts, build: (roots, own) => builder.build(roots, new Map([...texts, ...own])) })
  const checker = patched.program.getTypeChecker()
  const compare = (name: string, { shown: { name: shownName }, index }: Placed, find: Find): string[] => {
    const real = patched.exports.get(name)
    const shown =
      real === undefined ? undefined : shownSymbol(ts, { real, name: namespaceOf(index) })?.exports?.get(shownName as TypeScript.__String)
    const place = shown?.declarations?.[0]
    if (real === undefined || shown === undefined || place === undefined) return [`${name} cannot be read`]
    const comparing: Comparing = { ts, checker, place }
    return [...unknownNames(comparing), ...find({ shown, real }, comparing)]
  }
  return [
    ...placed.flatMap((item) => compare(item.shown.name, item, compareSymbols)),
    ...members.flatMap((item) =>
      compare(item.home, item, ({ shown }, comparing) => {
        const owner = patched.exports.get(item.row.entry) as TypeScript.Symbol
        return compareMemberOf(owner, { name: item.row.name, shown: checker.getDeclaredTypeOfSymbol(shown) }, comparing)
      }),
    ),
  ]
}

type PlacedMember = Placed & { readonly row: ShownMember /** The export in whose file the type stands. */; readonly home: string }
type Find = typeof compareSymbols

/** A declaration of the type that a row shows, with the type parameters of the entry, which are single letters. */
function aliasOf(type: string): string {
  const free = new Set(
    (type.match(/(?<![\w.$])[A-Z](?![\w$:?])/g) ?? []).filter((name) => !new RegExp(`^<[^(]*\\b${name}\\b[^(]*>\\(`).test(type)),
  )
  return `type Shown${free.size === 0 ? '' : `<${[...free].join(', ')}>`} = ${type}`
}

/**
 * How the type that a row gives to a member differs from that of the member of an export: of a type, of the instances and the constructor
 * of a class, or of what a function returns.
 */
function compareMemberOf(
  owner: TypeScript.Symbol,
  { name, shown }: { name: string; shown: TypeScript.Type },
  comparing: Comparing,
): string[] {
  const { ts, checker, place } = comparing
  const type = owner.flags & ts.SymbolFlags.Type ? [checker.getDeclaredTypeOfSymbol(owner)] : []
  const value = owner.flags & ts.SymbolFlags.Value ? [checker.getTypeOfSymbolAtLocation(owner, place)] : []
  const results = value.flatMap((one) => one.getCallSignatures().map((call) => call.getReturnType()))
  const found = [...type, ...value, ...results].flatMap((one) => checker.getPropertyOfType(one, name) ?? [])
  const differences = found.map((member) =>
    compareTypes({ name: `${owner.name}.${name}`, shown, real: checker.getTypeOfSymbolAtLocation(member, place) }, comparing),
  )
  return differences.find((list) => list.length === 0) ?? differences[0] ?? [`${owner.name} has no ${name}`]
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
