import type { SiteData } from '@pagewright/model'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandRoot } from './api/IslandRoot.tsx'
import type { AnyIslands } from './api/islands.ts'
import { showFailure } from './island-failure.ts'
import { createModuleLoader } from './page-data/load-once.ts'
import { showWaiting } from './waiting-sign.ts'

/** How near to the window an island is when it is hydrated, in CSS pixels. */
const near = 200

/** Ends an island: stops waiting for the reader to come near it, or unmounts its component. */
type End = () => void

/**
 * Creates a function that has to be called when another page, or another version of it, is shown: it waits for the islands that are
 * new, and ends those that are gone. An island's code is loaded when the reader comes near to it or turns to it.
 */
export function createIslandManager(modules: AnyIslands): (site: SiteData) => void {
  const load = createModuleLoader({ modules, kind: 'island' })
  const ends = new Map<Element, End>()
  const show = (site: SiteData): void => {
    for (const [element, end] of ends) {
      if (element.isConnected) continue
      ends.delete(element)
      end()
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
      // A component that shows the text inside it anew brings islands with new elements.
      if (!ends.has(element)) ends.set(element, hydrateWhenNear(element, { site, load, onText: () => show(site) }))
    }
  }
  return show
}

type HydrateInput = {
  readonly site: SiteData
  readonly load: (name: string) => ReturnType<AnyIslands[string]>
  readonly onText: () => void
}

/** Hydrates an island once the reader is near. Until then, and if that fails, its HTML stays as the document brought it. */
function hydrateWhenNear(element: HTMLElement, { site, load, onText }: HydrateInput): End {
  const { island: name = '', options = '{}', prefix = '' } = element.dataset
  const html = element.innerHTML
  const text = element.querySelector('[data-island-text]')?.innerHTML ?? null
  const waiting = new AbortController()
  let root: Root | null = null
  let clicked: HTMLElement | null = null
  let sign: Animation | undefined
  // If the reader clicks a control before the component is loaded, it shows that it waits, and the click is repeated afterward.
  const keepClick = ({ target }: Event): void => {
    sign?.cancel()
    clicked = (target as Element).closest<HTMLElement>('button,[data-action]')
    sign = clicked === null ? undefined : showWaiting(clicked)
  }
  const hydrated = (): void => {
    element.removeEventListener('click', keepClick)
    sign?.cancel()
    clicked?.click()
  }
  const fail = (error: unknown): void => {
    if (!element.isConnected) return
    console.error(`The component ${name} failed:`, error)
    if (root !== null) {
      // In development, what a component throws is shown over the page. Why its code could not be loaded, the server has told already.
      if (import.meta.env.DEV) reportError(error)
      root.unmount()
      root = null
      delete element.dataset['hydrated']
      element.innerHTML = html
      onText()
      // A click may come between Retry and the moment when the component is there again.
      element.addEventListener('click', keepClick)
      clicked = null
    }
    sign?.cancel()
    showFailure(element, site, start)
  }
  const start = async (): Promise<void> => {
    waiting.abort()
    try {
      const { default: Component } = await load(name)
      // Another page, or another version of this one, may be shown by now.
      if (!element.isConnected) return
      const props = { Component, values: JSON.parse(options), text, site, onReady: hydrated, onText }
      // React is still at work when it reports an error.
      const onUncaughtError = (error: unknown): void => queueMicrotask(() => fail(error))
      // If React hydrated in slices, the browser would paint frames that show no change.
      flushSync(() => {
        element.dataset['hydrated'] = ''
        root = hydrateRoot(element, <IslandRoot {...props} />, { identifierPrefix: prefix, onUncaughtError })
      })
    } catch (error) {
      fail(error)
    }
  }
  element.addEventListener('click', keepClick)
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: `${near}px` })
  observer.observe(element)
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    element.addEventListener(type, start, { signal: waiting.signal, passive: true })
  // The observer answers after the next frame only.
  if (isNear(element)) start()
  return () => {
    waiting.abort()
    root?.unmount()
  }
}

/** Whether an element that is not hidden is in the window or near to it. */
function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < bottom && bottom > -near && top < innerHeight + near
}
