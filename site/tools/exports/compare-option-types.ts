import type { Page } from '../content/page.ts'
import type { TypeScript } from '../samples/line-typescript.ts'
import { signatureFences } from './page-claims.ts'
import { isMember, shownRows } from './shown-members.ts'

/**
 * The options whose type in a table of an entry is none of those that the signatures of the page give to that name, as `port: string`. A
 * function may leave out the types of its parameters. Options that no signature declares are not compared, and members are by
 * `compareDeclarations`.
 */
export function compareOptionTypes(page: Page, ts: typeof TypeScript): string[] {
  const declared = declaredTypes(signatureFences(page).join('\n'), ts)
  return shownRows(page).flatMap((row) => {
    const { name, type } = row
    const known = declared.get(name)
    return type === null || isMember(row) || known === undefined || known.some((real) => agrees(typeNode(type, ts), real, ts))
      ? []
      : [`${name}: ${type}`]
  })
}

/** The types of all properties, methods and parameters in a text. The type of a method is a function. */
function declaredTypes(text: string, ts: typeof TypeScript): Map<string, TypeScript.Node[]> {
  const found = new Map<string, TypeScript.Node[]>()
  const visit = (node: TypeScript.Node): void => {
    const isMethod = ts.isMethodSignature(node) || ts.isMethodDeclaration(node)
    const isProperty = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)
    if (isMethod || isProperty) {
      const type = isMethod ? node : node.type
      const name = node.name.getText()
      if (type !== undefined) found.set(name, [...(found.get(name) ?? []), constraintOf(type, ts) ?? type])
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('signatures.d.ts', text, ts.ScriptTarget.Latest, true))
  return found
}

/** What a type parameter extends. */
function constraintOf(type: TypeScript.Node, ts: typeof TypeScript): TypeScript.Node | undefined {
  const owner = ts.findAncestor(type, ts.isTypeAliasDeclaration)
  return owner?.typeParameters?.find(({ name }) => name.text === type.getText())?.constraint
}

function typeNode(text: string, ts: typeof TypeScript): TypeScript.Node {
  const [statement] = ts.createSourceFile('type.ts', `type Shown = ${text}`, ts.ScriptTarget.Latest, true).statements
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) throw new Error(`This is not a type: ${text}`)
  return statement.type
}

function agrees(shown: TypeScript.Node, real: TypeScript.Node, ts: typeof TypeScript): boolean {
  if (wordsOf(shown) === wordsOf(real)) return true
  const isMethod = ts.isMethodSignature(real) || ts.isMethodDeclaration(real)
  if (!isMethod && !ts.isFunctionTypeNode(real)) return false
  // What is shown of a method may be its result, when the call stands before it.
  const result = real.type === undefined ? '' : wordsOf(real.type)
  if (!ts.isFunctionTypeNode(shown)) return wordsOf(shown) === result
  const isSame = (parameter: TypeScript.ParameterDeclaration, index: number): boolean => {
    const other = real.parameters[index]
    return (
      other !== undefined &&
      parameter.name.getText() === other.name.getText() &&
      (parameter.type === undefined || (other.type !== undefined && wordsOf(parameter.type) === wordsOf(other.type)))
    )
  }
  return shown.parameters.length === real.parameters.length && shown.parameters.every(isSame) && wordsOf(shown.type) === result
}

/** A type without its line breaks and the marks that a longer form may have or lack. */
function wordsOf(node: TypeScript.Node): string {
  return node
    .getText()
    .replace(/[\s;,]+/g, ' ')
    .replace(/ (?=[}>)])|(?<=[{<(]) /g, '')
}
