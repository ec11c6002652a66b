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
const optional: readonly (keyof Theme)[] = ['pages', 'islands', 'messages', 'announces']

/** The names of what a theme lacks, such as `shell` and `pages.home`; `a theme` for what is none at all. Empty for a whole theme. */
export function lacksOf(theme: Partial<Theme> | undefined): readonly string[] {
  const own = theme?.pages ?? null
  if (typeof theme !== 'object' || own === null) return ['a theme']
  return [
    ...parts.filter((name) => (theme[name] ?? null) === null),
    ...Object.keys(pages).flatMap((type) => (typeof own[type as PageType] === 'function' ? [] : [`pages.${type}`])),
  ]
}

/** The parts of a theme that no theme can have, each with a hint: a misspelt one would never be used. */
export function unknownPartsOf(theme: Partial<Theme> | undefined): readonly { readonly name: string; readonly hint: string | null }[] {
  const unknown = (value: object | null | undefined, known: readonly string[], prefix: string) =>
    Object.keys(value ?? {})
      .filter((name) => !known.includes(name))
      .map((name) => ({ name: `${prefix}${name}`, hint: suggest(name, known) }))
  return [...unknown(theme, [...parts, ...optional], ''), ...unknown(theme?.pages, Object.keys(pages), 'pages.')]
}
