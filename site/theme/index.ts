import { shownEvent } from '@pagewright/browser'
import { createTheme } from '@pagewright/theme'
import './colors.css'
import './playground-page.css'
import { Logo } from './Logo.tsx'

const theme = createTheme({ logo: Logo })

/** Marks solved exercises in the sidebar. Its code is loaded only for readers who have solved one: see `playground/exercises/solved.ts`. */
function start(): void {
  theme.start()
  prepareTry()
  document.addEventListener(shownEvent, prepareTry)
  try {
    if (localStorage['exercises']) import('../playground/exercises/mark-solved.ts').then(({ markSolved }) => markSolved()).catch(() => {})
  } catch {
    // The storage is blocked.
  }
}

let isPrepared = false

/** Makes the first page with a "Try it" load the code that fetches the playground when the reader turns to that link. */
function prepareTry(): void {
  if (isPrepared || document.querySelector('a[href*="#sample="]') === null) return
  isPrepared = true
  import('./islands/index.ts').then(({ watchTryLinks }) => watchTryLinks()).catch(() => {})
}

// Farrow's own pages replace those of the theme.
export default {
  ...theme,
  pages: {
    ...theme.pages,
    home: () => import('./pages/HomePage.tsx'),
    page: () => import('./pages/MarkdownPage.tsx'),
    notFound: () => import('./pages/NotFoundPage.tsx'),
  },
  start,
  islands: () => import('./islands/index.ts'),
}
