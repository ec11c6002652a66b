import { typeText } from '../../playground/types/type-text.ts'
import type { TopicService } from './create-topic-services.ts'
import type { TypeScript } from './line-typescript.ts'
import type { TypedLines } from './typed-lines.ts'

/** A name in a sample and its type as an editor shows it. Lines and columns count from 1. */
export type NamedType = readonly [line: number, column: number, name: string, type: string]

/**
 * The types that an editor shows for the names in some parts of a file. In each part a name has its type once: at its first use, or
 * at its import if it is not used. Names of the language and of Node.js are left out, and so are keys of object literals and
 * classes, whose values are beside them, and types that are too long to read.
 */
export function describeNames(file: string, { stretches, topic }: { stretches: readonly TypedLines[]; topic: TopicService }): NamedType[] {
  const { ts, service, pathOf } = topic
  const program = service.getProgram()
  const source = program?.getSourceFile(pathOf(file))
  if (program === undefined || source === undefined) throw new Error(`${file} is not part of its topic`)
  const checker = program.getTypeChecker()
  const symbolOf = (name: TypeScript.Identifier): TypeScript.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(name)
    const isBuiltIn = symbol?.declarations?.every((declaration) => builtIn.test(declaration.getSourceFile().fileName)) ?? true
    return isBuiltIn ? undefined : symbol
  }
  const lineOf = (node: TypeScript.Node): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const names = namesIn(ts, source).filter((name) => !isKey(ts, name))
  const picked = stretches.flatMap((lines) => {
    const shown = names.filter((name) => lines.has(lineOf(name)))
    const [used, imported] = [shown.filter((name) => !isImported(ts, name)), shown.filter((name) => isImported(ts, name))]
    return firstOfEach([...used, ...imported], symbolOf)
  })
  const unique = [...new Set(picked)].sort((a, b) => a.getStart(source) - b.getStart(source))
  return unique.flatMap((name) => {
    const start = name.getStart(source)
    const inform = (length: number): TypeScript.QuickInfo | undefined => service.getQuickInfoAtPosition(pathOf(file), start, length)
    const type = typeText(ts, inform)
    if (type === null) return []
    const { line, character } = source.getLineAndCharacterOfPosition(start)
    return [[line + 1, character + 1, name.text, type]]
  })
}

const builtIn = /\/typescript\/lib\/|\/@types\/node\//

function namesIn(ts: typeof TypeScript, source: TypeScript.SourceFile): TypeScript.Identifier[] {
  const names: TypeScript.Identifier[] = []
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node)) names.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

function isKey(ts: typeof TypeScript, name: TypeScript.Identifier): boolean {
  const { parent } = name
  return (ts.isObjectLiteralElementLike(parent) || ts.isPropertyDeclaration(parent) || ts.isTypeElement(parent)) && parent.name === name
}

function isImported(ts: typeof TypeScript, name: TypeScript.Node): boolean {
  return ts.findAncestor(name, ts.isImportDeclaration) !== undefined
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set<unknown>([undefined])
  return items.filter((item) => {
    const key = keyOf(item)
    return !seen.has(key) && seen.add(key)
  })
}
