import type { Rolldown } from 'vite'

/**
 * Chooses the chunk of a module. Modules that the runtime needs, or that two or more types of pages share, go into the chunk of the
 * runtime, so that the code of a page type is one file that imports nothing else. For other modules, null leaves the choice to
 * the bundler, which puts them with their page type.
 */
export function runtimeChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const info = context.getModuleInfo(module)
    if (info?.isEntry === true || (info?.dynamicImporters.length ?? 0) > 0) users.add(info?.isEntry === true ? 'runtime' : module)
    for (const importer of info?.importers ?? []) visit(importer)
  }
  visit(id)
  return users.has('runtime') || users.size > 1 ? 'runtime' : null
}
