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
import { defineTheme, type Theme } from '@pagewright/browser'
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
    const { logo: _logo, announcement: _announcement, ...unknown } = options
    for (const name of Object.keys(unknown)) throw new Error(`createTheme() has no option "${name}": there are "logo" and "announcement"`)
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
