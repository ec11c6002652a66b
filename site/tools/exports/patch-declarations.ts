import type { TypeScript } from '../samples/line-typescript.ts'
import type { PackageExports } from './package-exports.ts'
import type { ShownDeclaration } from './shown-declarations.ts'

/** Name of the namespace for a shown declaration, given its index on the page. */
export function namespaceOf(index: number): string {
  return `$shown${index}`
}

/** A shown declaration, the symbol of the real one, and its index on the page. */
export type Placed = { readonly shown: ShownDeclaration; readonly symbol: TypeScript.Symbol; readonly index: number }

type Container = TypeScript.SourceFile | TypeScript.ModuleBlock

/**
 * New texts for the files that declare the real symbols. Each shown declaration is added in its own namespace, so that the names in
 * it have the same meaning as in the package. Exported names that the file does not know are imported.
 */
export function patchDeclarations(
  placed: readonly Placed[],
  { ts, read }: { ts: typeof TypeScript; read: PackageExports },
): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [container, items] of byContainer(ts, placed)) {
    const source = container.getSourceFile()
    const imports = foreignNames(container, { ts, read, items }).map((name) => `import type { ${name} } from '${read.origins.get(name)}'\n`)
    const declare = ts.isSourceFile(container) ? 'declare ' : ''
    const namespaces = items.map(({ shown, index }) => `export ${declare}namespace ${namespaceOf(index)} { export ${shown.text} }\n`)
    const text = texts.get(source.fileName) ?? source.text
    const end = ts.isSourceFile(container) ? text.length : container.getEnd() - 1 + (text.length - source.text.length)
    texts.set(source.fileName, `${text.slice(0, end)}\n${[...imports, ...namespaces].join('')}${text.slice(end)}`)
  }
  return texts
}

function byContainer(ts: typeof TypeScript, placed: readonly Placed[]): Map<Container, Placed[]> {
  const groups = new Map<Container, Placed[]>()
  for (const item of placed) {
    const container = containerOf(ts, item.symbol)
    if (container !== null) groups.set(container, [...(groups.get(container) ?? []), item])
  }
  return groups
}

/** The file or the ambient module that declares a symbol. */
export function containerOf(ts: typeof TypeScript, symbol: TypeScript.Symbol): Container | null {
  const declaration = symbol.declarations?.[0]
  if (declaration === undefined) return null
  return ts.findAncestor(declaration, (node): node is Container => ts.isSourceFile(node) || ts.isModuleBlock(node)) ?? null
}

/** Names in shown declarations that a package exports, but that are unknown in the file or mean something of the browser there. */
function foreignNames(
  container: Container,
  { ts, read, items }: { ts: typeof TypeScript; read: PackageExports; items: readonly Placed[] },
): string[] {
  const meaning = ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Value | ts.SymbolFlags.Alias
  const inScope = read.program.getTypeChecker().getSymbolsInScope(container.statements[0] ?? container, meaning)
  const known = new Set(inScope.filter((symbol) => !isOfBrowser(symbol)).map(({ name }) => name))
  const used = items.flatMap(({ shown }) => shown.text.match(/[A-Za-z_$][\w$]*/g) ?? [])
  return [...new Set(used)].filter((name) => !known.has(name) && read.origins.has(name))
}

function isOfBrowser(symbol: TypeScript.Symbol): boolean {
  return symbol.declarations?.some((node) => /\/lib\.dom[\w.]*\.d\.ts$/.test(node.getSourceFile().fileName)) ?? false
}
