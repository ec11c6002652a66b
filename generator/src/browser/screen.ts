import type { LoadedPage } from './complete-page.ts'

/** What is in the page's place: the page, nothing and then a spinner, or the error box. */
export type PagePlace =
  | { readonly type: 'page' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly message: string; readonly href: string; readonly retry: () => void }

/** The whole of what is shown: the last page that was loaded, and what stands in its place now. */
export type View = LoadedPage & { readonly place: PagePlace }

/** Connects the code that decides what to show with the component that shows it. */
export type Screen = {
  /** Shows a view; resolves when it, or one sent after it, is in the document, before the browser paints it. */
  readonly show: (view: View) => Promise<void>
  /** What was shown last. */
  readonly current: () => View
  /** For the component: where views are to be sent. */
  readonly connect: (setView: (view: View) => void) => void
  /** For the component: the view is in the document. */
  readonly committed: (view: View) => void
  /** Resolves when the first view is in the document, i.e. hydrated. */
  readonly ready: Promise<void>
}

export function createScreen(first: View): Screen {
  const waiting = new Map<View, () => void>()
  let send: (view: View) => void = () => {}
  let shown = first
  const commit = (view: View): Promise<void> => new Promise((resolve) => waiting.set(view, resolve))
  return {
    ready: commit(first),
    current: () => shown,
    connect: (setView) => {
      send = setView
    },
    show: (view) => {
      const done = commit(view)
      send(view)
      return done
    },
    committed: (view) => {
      shown = view
      if (!waiting.has(view)) return
      // Views sent before this one were overtaken: nobody will see them any more.
      for (const [sent, resolve] of waiting) {
        waiting.delete(sent)
        resolve()
        if (sent === view) return
      }
    },
  }
}
