import { createTheme } from '@pagewright/theme'
import './colors.css'
import { Logo } from './Logo.tsx'

const theme = createTheme({ logo: Logo })

/** Marks solved exercises in the sidebar. Its code is loaded only for readers who have solved one: see `playground/exercises/solved.ts`. */
function start(): void {
  theme.start()
  try {
    if (localStorage['exercises']) import('../playground/exercises/mark-solved.ts').then(({ markSolved }) => markSolved()).catch(() => {})
  } catch {
    // The storage is blocked.
  }
}

// Farrow's own pages replace those of the theme.
export default {
  ...theme,
  pages: {
    ...theme.pages,
    home: () => import('./pages/HomePage.tsx'),
    notFound: () => import('./pages/NotFoundPage.tsx'),
  },
  start,
  islands: () => import('./islands/index.ts'),
}
