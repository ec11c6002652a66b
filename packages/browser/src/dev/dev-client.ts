import { updateDocument } from '../navigation/finish-visit.ts'
import type { Screen } from '../navigation/screen.tsx'
import { toSiteTarget } from '../navigation/site-target.ts'
import type { PageLoader } from '../page-data/page-loader.ts'
import { type ShownProblem, showProblems } from './problem-overlay.ts'

export type DevClientInput = {
  readonly screen: Screen
  readonly loader: PageLoader
  /** The shell of the document. */
  readonly buildId: string
}

/**
 * In development: renders the current page again, in place, when one of its sources has changed, and shows the site's
 * problems over the page. The server sends `pagewright:page` with the site paths that changed (`*`: any may have), and
 * `pagewright:problems` with all problems there are, also in answer to `pagewright:connected`; a page of another shell,
 * one that was on its way while the configuration was read again, has it load anew.
 */
export function connectDevClient(input: DevClientInput): void {
  const hot = import.meta.hot
  if (hot === undefined) return
  let newest = 0
  hot.on('pagewright:problems', ({ problems }: { readonly problems: readonly ShownProblem[] }) => showProblems(problems))
  hot.on('pagewright:page', ({ paths }: { readonly paths: readonly string[] }) => {
    const current = currentPath(input.screen)
    // Others may show a title or a neighbor that has changed, and name a sidebar that is no longer there.
    input.loader.forgetAll()
    if (!paths.includes(current) && !paths.includes('*')) return
    const turn = ++newest
    refresh(input, { path: current, isOvertaken: () => turn !== newest }).catch((error: unknown) =>
      console.warn(`Could not render ${current} again: ${error}`),
    )
  })
  hot.send('pagewright:connected', { buildId: input.buildId })
}

/** The path of the address: that of a page which may not exist yet, where the not-found page is shown. */
function currentPath(screen: Screen): string {
  const { page, site } = screen.current()
  return toSiteTarget(location.pathname, site)?.path ?? page.path
}

type Refreshed = { readonly path: string; readonly isOvertaken: () => boolean }

async function refresh({ screen, loader }: DevClientInput, { path, isOvertaken }: Refreshed): Promise<void> {
  const result = await loader.load(path)
  if (result.type === 'document' || isOvertaken() || currentPath(screen) !== path) return
  const { scrollX, scrollY } = window
  await screen.show({ ...result.loaded, status: { type: 'page' } })
  updateDocument(result.loaded)
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
