export type * from '@pagewright/model'
export { formatMessage, isExternal, localeOf, pluralMessage, sidebarLinks, toHref, toMarkdownPath } from '@pagewright/model'
export { adoptStyles } from './adopt-styles.ts'
export { Article } from './api/Article.tsx'
export {
  defineTheme,
  type FailedProps,
  type PageProps,
  type Renderer,
  type ShellProps,
  type Theme,
} from './api/define-theme.ts'
export type { IslandProps, Islands } from './api/islands.ts'
export { Link } from './api/Link.tsx'
export { useMessages, useSite } from './api/site-context.ts'
export { isComponent, ThemeMistake } from './api/theme-mistake.ts'
export { showFailure } from './island-failure.ts'
export { keepIndex } from './offline/offline.ts'
export { createJsonStore } from './page-data/load-once.ts'
export { shownEvent } from './shown-event.ts'
export { reloadWithSearch } from './starter/search-shortcut.ts'
export { openTypingField } from './starter/typing-field.ts'
export { colorModeKey, keepStored, noSingleKeysKey, orNull, readStored } from './stored.ts'
export { showWaiting } from './waiting-sign.ts'
