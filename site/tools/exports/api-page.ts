import { existsSync } from 'node:fs'
import { codeOf } from '../content/code-of.ts'
import { listPages } from '../content/list-pages.ts'
import type { Page } from '../content/page.ts'
import { samplesFolder } from '../site-folders.ts'

/** A page that documents a package. */
export type ApiPage = {
  readonly page: Page
  readonly package: string
  /** The package, and its deeper modules that the page names: `farrow-schema`, `farrow-schema/validator`. */
  readonly modules: readonly string[]
}

/** Packages that have only a command and no exports to compare. */
const commands = ['create-farrow-app']

/** The API pages of packages that export something. A deeper module is listed if there are declarations of it. */
export function listApiPages(): ApiPage[] {
  return listPages('en').flatMap((page): ApiPage[] => {
    const name = /^docs\/api\/[^/]+\/([^/]+)\.md$/.exec(page.file)?.[1]
    return name === undefined || commands.includes(name) ? [] : [toApiPage(page, name)]
  })
}

/** Where the declarations of a module may be: in the package, or among our own declarations. */
const places = ['node_modules', 'declarations'].flatMap((folder) => [
  (specifier: string) => `${samplesFolder}/${folder}/${specifier}.d.ts`,
  (specifier: string) => `${samplesFolder}/${folder}/${specifier}/index.d.ts`,
])

function toApiPage(page: Page, name: string): ApiPage {
  const deeper = codeOf(page).flatMap((code) =>
    [...code.matchAll(new RegExp(`(?<![\\w-])${name}/[\\w./-]*\\w`, 'g'))].map(([specifier]) => specifier),
  )
  const declared = [...new Set(deeper)].filter((specifier) => places.some((place) => existsSync(place(specifier))))
  return { page, package: name, modules: [name, ...declared] }
}
