import { type PageType, suggest } from '@pagewright/model'
import type { Theme } from './define-theme.ts'

const pages: Readonly<Record<PageType, true>> = {
  home: true,
  page: true,
  doc: true,
  docTagIndex: true,
  docTag: true,
  postList: true,
  postTag: true,
  postTagIndex: true,
  post: true,
  archive: true,
  notFound: true,
}
const parts: readonly (keyof Theme)[] = ['shell', 'loading', 'failed', 'start']

/** The names of what a theme lacks, such as `shell` and `pages.home`; `a theme` for what is none at all. Empty for a whole theme. */
export function lacksOf(theme: Partial<Theme> | undefined): readonly string[] {
  const own = theme?.pages ?? null
  if (typeof theme !== 'object' || own === null) return ['a theme']
  return [
    ...parts.filter((name) => (theme[name] ?? null) === null),
    ...Object.keys(pages).flatMap((type) => (typeof own[type as PageType] === 'function' ? [] : [`pages.${type}`])),
  ]
}

/** The pages of a theme whose name is no type of page, each with a hint: a misspelt one would never be shown. */
export function unknownPagesOf(theme: Partial<Theme> | undefined): readonly { readonly name: string; readonly hint: string | null }[] {
  const unknown = Object.keys(theme?.pages ?? {}).filter((name) => !Object.hasOwn(pages, name))
  return unknown.map((name) => ({ name, hint: suggest(name, Object.keys(pages)) }))
}
