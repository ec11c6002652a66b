import type TypeScript from 'typescript-in-browser'
import { editsOf, importSettings } from './import-settings.ts'
import type { Import, Mistake } from './types.ts'

type File = { readonly service: TypeScript.LanguageService; readonly file: string }

/**
 * The mistakes in a file. Below a mistake of syntax, mistakes of types are left out: after a missing bracket, most of what the compiler says
 * about types is wrong.
 */
export function mistakesOf({ service, file }: File): readonly TypeScript.Diagnostic[] {
  const ofSyntax = service.getSyntacticDiagnostics(file)
  const end = Math.min(...ofSyntax.map(({ start }) => start))
  return [...ofSyntax, ...service.getSemanticDiagnostics(file).filter(({ start = 0 }) => start < end)]
}

/** What the compiler says about a file: its mistakes, and advice. */
export function diagnosticsOf(ts: typeof TypeScript, { service, file }: File): readonly Mistake[] {
  const advice = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated)
  const found = [...mistakesOf({ service, file }), ...advice]
  return found.map(({ start = 0, length = 0, category, code, messageText }) => ({
    from: start,
    to: start + length,
    severity: category === ts.DiagnosticCategory.Error ? 'error' : category === ts.DiagnosticCategory.Warning ? 'warning' : 'info',
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    code,
    imports: unknownNames.has(code) ? importsFor(ts, { service, file, start, length, code }) : [],
  }))
}

/** The numbers of the messages that a name cannot be found: alone, with another one that may be meant, and as a property of the same name. */
const unknownNames = new Set([2304, 2552, 18004])
/** The most imports that are offered for a name. */
const mostImports = 3

type Place = {
  readonly service: TypeScript.LanguageService
  readonly file: string
  readonly start: number
  readonly length: number
  readonly code: number
}

/** The imports that would make an unknown name known, of packages and of other files of the program. */
function importsFor(ts: typeof TypeScript, { service, file, start, length, code }: Place): Import[] {
  const { format, preferences } = importSettings(ts)
  const fixes = service.getCodeFixesAtPosition(file, start, start + length, [code], format, preferences)
  return fixes
    .filter(({ fixName }) => fixName === 'import')
    .slice(0, mostImports)
    .map(({ description, changes }) => ({ label: description, edits: editsOf(changes) }))
}
