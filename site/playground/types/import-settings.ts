import type TypeScript from 'typescript-in-browser'
import type { Edit } from './types.ts'

type ImportSettings = { readonly format: TypeScript.FormatCodeSettings; readonly preferences: TypeScript.UserPreferences }

/** How imports are written, and which ones are offered. */
export function importSettings(ts: typeof TypeScript): ImportSettings {
  return {
    format: { ...ts.getDefaultFormatCodeSettings('\n'), semicolons: ts.SemicolonPreference.Remove },
    preferences: {
      quotePreference: 'single',
      includeCompletionsForModuleExports: true,
      // Files within a package are not meant to be imported.
      autoImportSpecifierExcludeRegexes: ['/dist/'],
    },
  }
}

export function editsOf(changes: readonly TypeScript.FileTextChanges[]): Edit[] {
  return changes.flatMap(({ textChanges }) =>
    textChanges.map(({ span, newText }) => ({ from: span.start, to: span.start + span.length, insert: newText })),
  )
}
