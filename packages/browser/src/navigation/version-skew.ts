const key = 'pagewright:build'

/** Notices that a newer build of the site has been deployed while this tab was open. */
export type VersionSkew = {
  /**
   * Whether this tab shows the pages of a build: of its own, and of one whose document it has loaded already, because then
   * loading the document once more would not help.
   */
  readonly accepts: (build: string) => boolean
  /** The build of the document at a URL path if it is one that this tab does not accept, else null. Never rejects. */
  readonly findNewer: (href: string) => Promise<string | null>
}

/** `own` is the id of the build that is running. */
export function createVersionSkew(own: string): VersionSkew {
  const accepts = (build: string): boolean => build === own || build === notedBuild()
  return {
    accepts,
    findNewer: async (href) => {
      const build = await fetchBuild(href).catch(() => null)
      return build === null || accepts(build) ? null : build
    },
  }
}

/** Notes that this tab is about to load a document because of a newer build, so that it does not do so again for the same build. */
export function noteBuild(build: string): void {
  try {
    sessionStorage.setItem(key, build)
  } catch {
    // Without storage every click loads a document until the tab runs the newer build, which works too.
  }
}

function notedBuild(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

async function fetchBuild(href: string): Promise<string | null> {
  const response = await fetch(href, { cache: 'no-store', signal: AbortSignal.timeout(3000) })
  return /\sdata-build="([^"]*)"/.exec(await response.text())?.[1] ?? null
}
