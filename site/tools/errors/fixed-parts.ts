import type { TypeScript } from '../samples/line-typescript.ts'

/** The constant parts of the message that an expression gives: strings, templates, sums, conditionals and constants in scope. */
export function fixedParts(ts: typeof TypeScript, node: TypeScript.Expression | undefined): string[] {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return clean([node.text])
  if (ts.isTemplateExpression(node)) {
    return [
      ...clean([node.head.text]),
      ...node.templateSpans.flatMap(({ expression, literal }) => [...fixedParts(ts, expression), ...clean([literal.text])]),
    ]
  }
  if (ts.isBinaryExpression(node)) return [...fixedParts(ts, node.left), ...fixedParts(ts, node.right)]
  if (ts.isConditionalExpression(node)) return [...fixedParts(ts, node.whenTrue), ...fixedParts(ts, node.whenFalse)]
  if (ts.isCallExpression(node))
    return node.arguments.flatMap((argument) =>
      ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument) ? fixedParts(ts, argument) : [],
    )
  return ts.isIdentifier(node) ? fixedParts(ts, constantOf(ts, node)) : []
}

/** Splits texts into lines, and leaves out those without a word. */
function clean(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split('\n'))
    .map((text) => text.replace(/^[\s`'"]+|[\s`'"]+$/g, ''))
    .filter((text) => /[A-Za-z]{2}/.test(text))
}

/** The value of the nearest constant with a name, if it is a string. */
function constantOf(ts: typeof TypeScript, name: TypeScript.Identifier): TypeScript.Expression | undefined {
  for (let node: TypeScript.Node | undefined = name.parent; node !== undefined; node = node.parent) {
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue
    const declarations = node.statements.flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
    const value = declarations.find((declaration) => declaration.name.getText() === name.text)?.initializer
    if (value !== undefined) return ts.isStringLiteralLike(value) || ts.isTemplateExpression(value) ? value : undefined
  }
  return undefined
}
