import type { Rolldown } from 'vite'

/**
 * Chooses the chunk of a module. Modules that the runtime needs, or that two or more of the parts share which it imports when they
 * are needed, go into the chunk of the runtime, so that the code of a page type is one file that imports nothing else. For other
 * modules, null leaves the choice to the bundler, which puts them with their page type, or into a chunk of their own where parts of
 * such parts share them: what only the components in texts share is not loaded on a page without one.
 */
export function runtimeChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const all = usersOf(id, context)
  if (all.has(runtime)) return runtime
  // What is imported by another user only, when that needs it, finds the module loaded.
  const isFirst = (user: string): boolean =>
    importersWhenNeeded(user, context).some((importer) =>
      [...usersOf(importer, context)].some((other) => other === user || !all.has(other)),
    )
  const users = [...all].filter(isFirst)
  const isPart = (user: string): boolean => importersWhenNeeded(user, context).some((importer) => usersOf(importer, context).has(runtime))
  return users.length > 1 && users.some(isPart) ? runtime : null
}

function importersWhenNeeded(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  return context.getModuleInfo(id)?.dynamicImporters ?? []
}

const runtime = 'runtime'

/** The modules that are imported when they are needed and bring this one with them; the runtime, if that brings it. */
function usersOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const users = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const info = context.getModuleInfo(module)
    if (info?.isEntry === true || (info?.dynamicImporters.length ?? 0) > 0) users.add(info?.isEntry === true ? runtime : module)
    for (const importer of info?.importers ?? []) visit(importer)
  }
  visit(id)
  return users
}
