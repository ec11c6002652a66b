import { createTheme } from '@pagewright/theme'
import './colors.css'
import { Logo } from './Logo.tsx'

const theme = createTheme({ logo: Logo })

// Only what is Farrow's own is here; all else is the theme's.
export default {
  ...theme,
  pages: {
    ...theme.pages,
    home: () => import('./pages/HomePage.tsx'),
    notFound: () => import('./pages/NotFoundPage.tsx'),
  },
}
