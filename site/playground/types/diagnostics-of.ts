import type TypeScript from 'typescript-in-browser'
import type { Mistake } from './types.ts'

/**
 * What the compiler says about a file: mistakes of types, and advice. While there are mistakes of syntax, those alone: after a missing
 * bracket, most of what it says about types is wrong.
 */
export function diagnosticsOf(
  ts: typeof TypeScript,
  { service, file }: { service: TypeScript.LanguageService; file: string },
): readonly Mistake[] {
  const ofSyntax = service.getSyntacticDiagnostics(file)
  const found =
    ofSyntax.length > 0
      ? ofSyntax
      : [
          ...service.getSemanticDiagnostics(file),
          ...service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated),
        ]
  return found.map(({ start = 0, length = 0, category, code, messageText }) => ({
    from: start,
    to: start + length,
    severity: category === ts.DiagnosticCategory.Error ? 'error' : category === ts.DiagnosticCategory.Warning ? 'warning' : 'info',
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    code,
  }))
}
