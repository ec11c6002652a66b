import { createProblemList, type ProblemList } from '@pagewright/model'
import { importConfig } from './import-config.ts'

/** The plugins that a site's module exports, and the files that it is written in: paths from the root. */
type ImportedPlugins = { readonly plugins: readonly unknown[]; readonly files: readonly string[] }

/** Runs the module of a site that exports Vite plugins. Null, with problems, when it cannot be run or exports no list. */
export async function importPlugins(
  root: string,
  { file, problems }: { file: string; problems: ProblemList },
): Promise<ImportedPlugins | null> {
  const imported = await importConfig(root, { file, problems })
  if (imported === null) return null
  if (Array.isArray(imported.value)) return { plugins: imported.value, files: imported.files }
  problems.add('config-invalid', {
    file,
    span: null,
    message: 'The module that `plugins` names does not export a list of Vite plugins',
    hint: 'Write `export default [ … ]`',
  })
  return null
}

/** The same for a site that was loaded without problems. Rejects when the module has been broken since. */
export async function pluginsOf({ root, file }: { root: string; file: string }): Promise<readonly unknown[]> {
  const problems = createProblemList()
  const imported = await importPlugins(root, { file, problems })
  if (imported === null) throw new Error(problems.all()[0]?.message)
  return imported.plugins
}
