import { shownEvent } from '@pagewright/browser'
import { sampleIn } from './hash.ts'
import { loadEditor } from './load-editor.ts'
import { loadPlayground } from './load-playground.ts'
import { loadSample } from './load-sample.ts'
import { savesData } from './saves-data.ts'
import { keepTriedPage } from './tried-page.ts'
import { tryLinkOf } from './try-link.ts'

/** How long the pointer has to rest on a link, in ms. */
const rest = 65
/** How long the page stays for the editor when everything else of the playground is there, and for all of it, in ms. */
const patience = { editor: 2500, all: 8000 }
/** What the runtime needs to prepare a page to which the pointer has just come: it waits, too, and then loads two files. In ms. */
const preparation = 150

/** The link at which the pointer has rested. */
let rested: Element | null = null

// As short as "Try it", beside which a title may stand.
const waiting: Readonly<Record<string, string>> = { en: 'Wait …', 'zh-CN': '稍候……' }

/** Begins to load the playground when the reader points at "Try it" for a moment, or presses it. */
export function watchTryLinks(): void {
  let timer: ReturnType<typeof setTimeout>
  const load = (link: HTMLAnchorElement): void => {
    rested = link
    loadPlayground(link.hash).catch(ignore)
  }
  addEventListener('pointerover', (event) => {
    clearTimeout(timer)
    const link = tryLinkOf(event)
    if (link !== null && !savesData()) timer = setTimeout(load, rest, link)
  })
  addEventListener('pointerdown', (event) => {
    const link = tryLinkOf(event)
    if (link !== null) loadPlayground(link.hash).catch(ignore)
  })
}

/**
 * Waits until the playground can show the program of a "Try it" link in its first frame. Without that, the reader would see another program
 * first and then an empty editor. Settles also when that takes too long or fails: the playground says what is missing.
 */
export async function prepareTry(link: HTMLAnchorElement): Promise<void> {
  keepTriedPage(link)
  const prepared = wait(rested === link ? 0 : preparation)
  // The runtime prepares the page that a link leads to when the pointer comes to it and rests there. A press has ended that.
  for (const target of [document.body, link]) target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  const label = link.textContent
  const timer = setTimeout(() => {
    link.textContent = waiting[document.documentElement.lang] ?? label
  }, 150)
  const load = async (): Promise<void> => {
    await Promise.all([loadPlayground(link.hash), loadSample(sampleIn(link.hash)?.name ?? '')])
    await Promise.race([loadEditor(), wait(patience.editor)])
    await prepared
  }
  await Promise.race([load(), wait(patience.all)]).catch(ignore)
  clearTimeout(timer)
  const restore = (): void => {
    link.textContent = label
  }
  document.addEventListener(shownEvent, restore, { once: true })
  addEventListener('pagehide', restore, { once: true })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Errors are ignored here, because everything is requested again when it is needed. */
function ignore(): void {}
