import type { TypeScript } from '../samples/line-typescript.ts'
import { type Comparing, compareTypes } from './compare-types.ts'

/** How a shown declaration differs from the real one: as a value, as a class, as a type. */
export function compareSymbols({ shown, real }: { shown: TypeScript.Symbol; real: TypeScript.Symbol }, comparing: Comparing): string[] {
  const { ts, checker, place } = comparing
  const { name } = shown
  const values =
    shown.flags & ts.SymbolFlags.Value
      ? compareTypes(
          { name, shown: checker.getTypeOfSymbolAtLocation(shown, place), real: checker.getTypeOfSymbolAtLocation(real, place) },
          comparing,
        )
      : []
  const instances =
    shown.flags & ts.SymbolFlags.Class
      ? compareTypes({ name, shown: checker.getDeclaredTypeOfSymbol(shown), real: checker.getDeclaredTypeOfSymbol(real) }, comparing)
      : []
  const types = shown.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface) ? compareAliases({ shown, real }, comparing) : []
  return [...values, ...instances, ...types]
}

/** Type aliases are equal if each can be assigned to the other, or, with type parameters, if their texts are equal. */
function compareAliases(
  { shown, real }: { shown: TypeScript.Symbol; real: TypeScript.Symbol },
  { ts, checker, place }: Comparing,
): string[] {
  if (!(real.flags & ts.SymbolFlags.Type)) return [`${shown.name} is not a type`]
  const [shownType, realType] = [checker.getDeclaredTypeOfSymbol(shown), checker.getDeclaredTypeOfSymbol(real)]
  const isSame = checker.isTypeAssignableTo(shownType, realType) && checker.isTypeAssignableTo(realType, shownType)
  const texts = [shown, real].map((symbol) => aliasText(ts, symbol))
  if (texts[0] === texts[1] || (isSame && !isGeneric(ts, shown))) return []
  return [
    `${shown.name} is ${texts[1] ?? checker.typeToString(realType, place)}, not ${texts[0] ?? checker.typeToString(shownType, place)}`,
  ]
}

function aliasOf(ts: typeof TypeScript, symbol: TypeScript.Symbol): TypeScript.TypeAliasDeclaration | undefined {
  return symbol.declarations?.find(ts.isTypeAliasDeclaration)
}

function isGeneric(ts: typeof TypeScript, symbol: TypeScript.Symbol): boolean {
  return (aliasOf(ts, symbol)?.typeParameters?.length ?? 0) > 0
}

/** The text of the type parameters and the type of an alias, without layout. */
function aliasText(ts: typeof TypeScript, symbol: TypeScript.Symbol): string | null {
  const alias = aliasOf(ts, symbol)
  if (alias === undefined) return null
  const parts = [...(alias.typeParameters ?? []), alias.type]
  return parts.map((part) => tokensOf(ts, part)).join(' = ')
}

/** The tokens of a node with single spaces between them, so that layout, trailing commas and semicolons do not count. */
function tokensOf(ts: typeof TypeScript, node: TypeScript.Node): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, node.getText())
  const tokens: string[] = []
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText().replace(/^"(.*)"$/, "'$1'"))
  return tokens.filter((token, index) => token !== ';' && !(token === ',' && /^[)\]}>]$/.test(tokens[index + 1] ?? ''))).join(' ')
}
