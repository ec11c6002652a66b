import type { LoadedPage } from './complete-page.ts'

/** What is in the page's place: the page, nothing and then a spinner, or the error box. */
export type PagePlace =
  | { readonly type: 'page' }
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly message: string; readonly href: string; readonly retry: () => void }

/** The whole of what is shown: the last page that was loaded, and what stands in its place now. */
export type View = LoadedPage & { readonly place: PagePlace }

/** The component, as a screen knows it: each call asks for a rendering, which comes later. */
export type Renderer = { readonly show: (view: View) => void; readonly prepare: (page: LoadedPage) => void }

/** Connects the code that decides what to show with the component that shows it. */
export type Screen = {
  /** Shows a view; resolves when it, or one sent after it, is in the document, before the browser paints it. */
  readonly show: (view: View) => Promise<void>
  /** What was shown last. */
  readonly current: () => View
  /** Renders a page ahead that is likely to be shown next; the one before it is given up. */
  readonly prepare: (page: LoadedPage) => void
  /** For the component: what shows and renders ahead. */
  readonly connect: (renderer: Renderer) => void
  /** For the component: the view is in the document. */
  readonly committed: (view: View) => void
  /** Resolves when the first view is in the document, i.e. hydrated. */
  readonly ready: Promise<void>
}

export function createScreen(first: View): Screen {
  const waiting = new Map<View, () => void>()
  let renderer: Renderer = { show: () => {}, prepare: () => {} }
  let shown = first
  const commit = (view: View): Promise<void> => new Promise((resolve) => waiting.set(view, resolve))
  return {
    ready: commit(first),
    current: () => shown,
    connect: (next) => {
      renderer = next
    },
    prepare: (page) => renderer.prepare(page),
    show: (view) => {
      const done = commit(view)
      renderer.show(view)
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
