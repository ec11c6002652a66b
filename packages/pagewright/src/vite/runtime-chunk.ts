import type { Rolldown } from 'vite'

/**
 * Chooses the chunk of a module. It is that of the runtime if the runtime imports the module statically, or if several modules that
 * are loaded on demand share it and the runtime loads at least one of these. So the code of a page type is one file that imports
 * nothing else. For other modules, null leaves the choice to the bundler, which puts them into the chunk of their only user or into
 * one that their users share. So code that only components in texts share is not loaded on a page without components.
 */
export function runtimeChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = usersOf(id, context)
  if (users.has(runtime)) return runtime
  /** Those that load a user on demand. */
  const loadersOf = (user: string): string[] =>
    (context.getModuleInfo(user)?.dynamicImporters ?? []).flatMap((importer) => [...usersOf(importer, context)])
  // A user that is loaded only by other users finds the module loaded already, so it does not count.
  const counted = [...users].filter((user) => loadersOf(user).some((loader) => loader === user || !users.has(loader)))
  return counted.length > 1 && counted.some((user) => loadersOf(user).includes(runtime)) ? runtime : null
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
