import { afterFrame } from './after-frame.ts'
import { countPageView } from './analytics.ts'
import type { Announce } from './announce.ts'
import { focusStart, restoreFocus } from './focus.ts'
import { markNewArticles } from './from-top.ts'
import { updateFailedTitle, updateHead, updateTitle } from './head.ts'
import { type Prefetch, prefetchNext } from './prefetch.ts'
import type { Screen } from './screen.ts'
import { restoreScroll, scrollToStart } from './scroll.ts'
import { shownEvent } from './shown-event.ts'
import type { Arrival, Visit } from './visit.ts'

export type ArriveInput = {
  readonly screen: Screen
  readonly announce: Announce
  readonly prefetch: Prefetch
}

/** Puts the reader into the page that is shown: title, place, focus; tells the analytics and assistive technology. */
export function createArrive({ screen, announce, prefetch }: ArriveInput): (visit: Visit, arrival: Arrival) => void {
  return (visit, arrival) => {
    const view = screen.current()
    if (arrival === 'page') {
      markNewArticles(visit.back === null && location.hash === '')
      updateTitle(view)
      document.dispatchEvent(new Event(shownEvent))
      // At once: a frame later the address may be that of the next page.
      countPageView(view.site.analytics, visit.referrer)
    }
    if (arrival === 'failed') updateFailedTitle(view)
    if (visit.back === null || visit.event === null) focusStart(scrollToStart(visit.event))
    else {
      restoreScroll(visit.event)
      restoreFocus(visit.back.mark)
    }
    if (arrival !== 'page') return
    // After the focus, which would cut short what is being said.
    announce(document.title)
    updateHead(view)
    afterFrame(() => {
      if (view.page !== screen.current().page) return
      prefetchNext(prefetch, view.page)
    })
  }
}
