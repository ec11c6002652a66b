import type { Rolldown } from 'vite'

/**
 * Chooses the chunk of a module. It is that of the runtime if the runtime imports the module statically, or if several modules that
 * are loaded on demand share it and the runtime loads at least one of these. So the code of a page type is one file that imports
 * nothing else. For other modules, null leaves the choice to the bundler, which puts them into the chunk of their only user or into
 * one that their users share. So code that only components in texts share is not loaded on a page without components.
 */
export function runtimeChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const all = usersOf(id, context)
  if (all.has(runtime)) return runtime
  // A user that is loaded only by other users finds the module loaded already, so it does not count.
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

/** The users of a module: those modules loaded on demand that import it statically, and the runtime if that does. */
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
