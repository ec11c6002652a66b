import type { Page } from '../content/page.ts'
import type { TypeScript } from '../samples/line-typescript.ts'
import { signatureFences } from './page-claims.ts'

/** A declaration that a page shows. */
export type ShownDeclaration = { readonly name: string /** Without `declare`, as in a namespace. */; readonly text: string }

/** The declarations in the fences of a page. */
export function shownDeclarations(ts: typeof TypeScript, page: Page): ShownDeclaration[] {
  return signatureFences(page).flatMap((fence) => {
    const source = ts.createSourceFile('fence.ts', fence, ts.ScriptTarget.Latest, true)
    return source.statements.flatMap((statement) => {
      const name = nameOf(ts, statement)
      return name === null ? [] : [{ name, text: statement.getText(source).replace(/^declare /, '') }]
    })
  })
}

function nameOf(ts: typeof TypeScript, statement: TypeScript.Statement): string | null {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText() ?? null
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  return isNamed ? (statement.name?.text ?? null) : null
}
