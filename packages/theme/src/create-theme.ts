import './styles/layers.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/prose.css'
import './styles/table.css'
import './styles/admonition.css'
import './styles/structure.css'
import './styles/diagram.css'
import './styles/code.css'
import './styles/types.css'
import './styles/tabs.css'
import './styles/actions.css'
import { defineTheme, isComponent, type Theme, ThemeMistake } from '@pagewright/browser'
import { en } from './messages/en.ts'
import { Failed } from './parts/Failed/Failed.tsx'
import { Loading } from './parts/Loading/Loading.tsx'
import { createShell, type ThemeOptions } from './parts/Shell/Shell.tsx'
import { start } from './start/start.ts'

/**
 * Creates the theme of a site. To replace a page or another part: `{ ...theme, pages: { ...theme.pages, home: () => import('./Home.tsx') }
 * }`.
 */
export function createTheme(options: ThemeOptions = {}): Theme {
  if (import.meta.env.SSR) {
    for (const [name, value] of Object.entries(options)) {
      if (!['logo', 'announcement'].includes(name))
        throw new ThemeMistake(`createTheme() has no option "${name}": there are "logo" and "announcement"`)
      if (value !== undefined && !isComponent(value))
        throw new ThemeMistake(`The option "${name}" of createTheme() is no component: name one, not an element or an address`)
    }
  }
  return defineTheme({
    shell: createShell(options),
    pages: {
      // First, because styles are in the order of these imports, and compress a little better in this one.
      postList: () => import('./pages/BlogPage.tsx'),
      postTag: () => import('./pages/BlogPage.tsx'),
      post: () => import('./pages/BlogPage.tsx'),
      archive: () => import('./pages/BlogPage.tsx'),
      home: () => import('./pages/HomePage.tsx'),
      page: () => import('./pages/PlainPage.tsx'),
      doc: () => import('./pages/DocPage.tsx'),
      docTagIndex: () => import('./pages/TagIndexPage.tsx'),
      docTag: () => import('./pages/DocTagPage.tsx'),
      postTagIndex: () => import('./pages/TagIndexPage.tsx'),
      notFound: () => import('./pages/NotFoundPage.tsx'),
    },
    loading: Loading,
    failed: Failed,
    ...(import.meta.env.SSR ? { messages: en, announces: options.announcement !== undefined } : {}),
    start,
  })
}
