import type { CompletePage } from './complete-page.ts'
import { updateHead, updateTitle } from './head.ts'
import type { PageStore } from './page-store.ts'
import { type ShownProblem, showProblems } from './problem-overlay.ts'
import type { Screen } from './screen.ts'
import { shownEvent } from './shown-event.ts'
import { toSiteTarget } from './site-path.ts'

export type DevClientInput = {
  readonly screen: Screen
  readonly pages: PageStore
  readonly complete: CompletePage
  /** The shell of the document. */
  readonly shell: string
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
    // Others may show a title or a neighbour that has changed, and name a sidebar that is no longer there.
    input.pages.forgetAll()
    if (!paths.includes(current) && !paths.includes('*')) return
    const turn = ++newest
    refresh(input, { path: current, isOvertaken: () => turn !== newest }).catch((error: unknown) =>
      console.warn(`Could not render ${current} again: ${error}`),
    )
  })
  hot.send('pagewright:connected', { shell: input.shell })
}

/** The path of the address: that of a page which may not exist yet, where the not-found page is shown. */
function currentPath(screen: Screen): string {
  const { page, site } = screen.current()
  return toSiteTarget(location.pathname, site)?.path ?? page.path
}

type Refreshed = { readonly path: string; readonly isOvertaken: () => boolean }

async function refresh({ screen, pages, complete }: DevClientInput, { path, isOvertaken }: Refreshed): Promise<void> {
  const payload = await pages.load(path)
  if (payload === null) return
  const loaded = await complete(payload)
  if (isOvertaken() || currentPath(screen) !== path) return
  const { scrollX, scrollY } = window
  await screen.show({ ...loaded, place: { type: 'page' } })
  updateTitle(loaded)
  updateHead(loaded)
  document.dispatchEvent(new Event(shownEvent))
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
