import { triedShell } from './load-document.ts'

/** Tells a tab of an older deploy from one that is up to date. */
export type Deploy = {
  /** Whether a page of that shell can be shown by this one; also where loading its document has not helped. */
  readonly accepts: (shell: string) => boolean
  /** The shell of the document at a URL path when it is a newer one, else null. Never rejects. */
  readonly findNewer: (href: string) => Promise<string | null>
}

/** `own` is the id of the running shell. */
export function createDeploy(own: string): Deploy {
  const accepts = (shell: string): boolean => shell === own || shell === triedShell()
  return {
    accepts,
    findNewer: async (href) => {
      const shell = await fetchShell(href).catch(() => null)
      return shell === null || accepts(shell) ? null : shell
    },
  }
}

async function fetchShell(href: string): Promise<string | null> {
  const response = await fetch(href, { cache: 'no-store', signal: AbortSignal.timeout(3000) })
  return /\sdata-shell="([^"]*)"/.exec(await response.text())?.[1] ?? null
}
