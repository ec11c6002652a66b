import { orNull } from './stored.ts'

// Finds out whether a newer build of the site has been deployed since this tab was opened.

/** The key in session storage of a newer build whose document this tab has loaded. */
const key = 'pagewright:build'

/**
 * Whether this tab shows the pages of a build: of its own, and of one whose document it has loaded already, because then
 * loading the document once more would not help.
 */
export function acceptsBuild(build: string): boolean {
  return build === document.documentElement.dataset['build'] || build === orNull(() => sessionStorage.getItem(key))
}

/** The build of the document at a URL if it is one that this tab does not accept, else null. Never rejects. */
export async function findNewerBuild(url: string): Promise<string | null> {
  const build = await fetchBuild(url).catch(() => null)
  return build === null || acceptsBuild(build) ? null : build
}

/**
 * Notes that this tab is about to load a document because of a newer build, so that it does not do so again for the same build. Without
 * storage every click loads a document until the tab runs the newer build, which works too.
 */
export function noteBuild(build: string): void {
  orNull(() => sessionStorage.setItem(key, build))
}

/** Loads the document again if a newer build has been deployed, whose files have other names. Resolves to whether it does. */
export async function reloadIfNewer(): Promise<boolean> {
  const build = await findNewerBuild(location.href)
  if (build === null) return false
  noteBuild(build)
  location.reload()
  return true
}

async function fetchBuild(url: string): Promise<string | null> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(3000) })
  return /\sdata-build="([^"]*)"/.exec(await response.text())?.[1] ?? null
}
