import { defineTheme, readStored, shownEvent, showWaiting } from '@pagewright/browser'
import { createTheme } from '@pagewright/theme'
import { tryLinkOf } from '../playground/try-link.ts'
import './colors.css'
import './playground-page.css'
import { Logo } from './Logo.tsx'

const theme = createTheme({ logo: Logo })

/** Marks solved exercises in the sidebar. Its code is loaded only for readers who have solved one: see `playground/exercises/solved.ts`. */
function start(): void {
  theme.start()
  watchTry()
  document.addEventListener(shownEvent, watchTry)
  if (readStored('exercises')) import('../playground/exercises/mark-solved.ts').then(({ markSolved }) => markSolved()).catch(() => {})
}

let isWatching = false

/**
 * Makes the first page with a "Try it" load the code that fetches the playground when the reader turns to that link. A click waits for what
 * the playground shows first, and is repeated then.
 */
function watchTry(): void {
  if (isWatching || document.querySelector('a[href*="#sample="]') === null) return
  isWatching = true
  const code = import('./islands/index.ts')
  code.then(({ watchTryLinks }) => watchTryLinks()).catch(() => {})
  let clicked: Element | null = null
  let isReady = false
  addEventListener('click', async (event) => {
    const link = tryLinkOf(event)
    if (link === null || isReady || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (link === clicked) return
    clicked = link
    const sign = showWaiting(link)
    await code.then(({ prepareTry }) => prepareTry(link)).catch(() => {})
    sign.cancel()
    // The reader may have turned to another link or page.
    if (link !== clicked) return
    clicked = null
    if (!link.isConnected) return
    isReady = true
    link.click()
    isReady = false
  })
}

// Farrow's own pages replace those of the theme.
export default defineTheme({
  ...theme,
  pages: {
    ...theme.pages,
    home: () => import('./pages/HomePage.tsx'),
    page: () => import('./pages/MarkdownPage.tsx'),
    notFound: () => import('./pages/NotFoundPage.tsx'),
  },
  start,
  islands: () => import('./islands/index.ts'),
})
