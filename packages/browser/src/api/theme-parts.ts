import { type PageType, suggest } from '@pagewright/model'
import type { LoadedPage, Theme } from './define-theme.ts'
import { isComponent, ThemeMistake } from './theme-mistake.ts'

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

/** Throws a `ThemeMistake` where a part of a whole theme is of another kind than it has to be. Imports the modules that the theme names. */
export async function checkPartsOf(theme: Theme): Promise<void> {
  if (typeof theme.start !== 'function') throw new ThemeMistake('`start` of the theme is no function')
  for (const name of ['shell', 'loading', 'failed'] as const)
    if (!isComponent(theme[name])) throw new ThemeMistake(`\`${name}\` of the theme is no component: name one, not an element`)
  if (theme.islands) await importBy(theme.islands, 'islands')
  for (const type of Object.keys(pages)) await importPage(theme, type as PageType)
}

/** The theme's component for a type of page. Rejects with a `ThemeMistake` where there is none. */
export async function importPage(theme: Theme, type: PageType): Promise<LoadedPage['Page']> {
  const { default: Page } = (await importBy(theme.pages[type], `pages.${type}`)) as { readonly default?: LoadedPage['Page'] }
  if (isComponent(Page)) return Page as LoadedPage['Page']
  const lack = Page === undefined ? 'has no default export' : 'exports no component by default'
  throw new ThemeMistake(`The module that the theme names for pages of the type "${type}" ${lack}`)
}

/** Calls a function of the theme that imports a module. Rejects with what to write where it is something else, such as a component. */
export async function importBy<Load extends () => Promise<unknown>>(load: Load, name: string): Promise<Awaited<ReturnType<Load>>> {
  let module: unknown
  try {
    module = load()
  } catch {
    // A component that is called without props throws errors that say nothing of the theme.
  }
  if (module instanceof Promise) return module
  throw new ThemeMistake(`\`${name}\` is no function that imports a module: write \`() => import('./File.tsx')\``)
}
