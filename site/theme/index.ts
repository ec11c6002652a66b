import { createTheme } from '@pagewright/theme'
import './colors.css'
import { Logo } from './Logo.tsx'

const theme = createTheme({ logo: Logo })

// Farrow's own pages replace those of the theme.
export default {
  ...theme,
  pages: {
    ...theme.pages,
    home: () => import('./pages/HomePage.tsx'),
    notFound: () => import('./pages/NotFoundPage.tsx'),
  },
  islands: () => import('./islands/index.ts'),
}
