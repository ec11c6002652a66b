import type { Rolldown } from 'vite'

/**
 * Names the chunk of a module: the runtime's own for what it needs and for what two or more types of pages share, so that a
 * page's code is one file that imports nothing but the runtime; null leaves a module with its page.
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
