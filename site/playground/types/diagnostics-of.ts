import type TypeScript from 'typescript-in-browser'
import type { Mistake } from './types.ts'

/** What the compiler says about a file: mistakes of syntax first, then those of types, then advice. */
export function diagnosticsOf(
  ts: typeof TypeScript,
  { service, file }: { service: TypeScript.LanguageService; file: string },
): readonly Mistake[] {
  const found = [
    ...service.getSyntacticDiagnostics(file),
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
