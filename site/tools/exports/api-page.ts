import { existsSync, readFileSync } from 'node:fs'
import { codeOf } from '../content/code-of.ts'
import { fencesOf } from '../content/fences-of.ts'
import { listPages } from '../content/list-pages.ts'
import type { Page } from '../content/page.ts'
import { listTopics } from '../samples/list-topics.ts'
import type { Line, Topic } from '../samples/topic.ts'
import { samplesFolder } from '../site-folders.ts'

/** A page that documents a package, and where that package's declarations are. */
export type ApiPage = {
  readonly page: Page
  readonly package: string
  readonly line: Line
  /** The package and the deeper modules of it that the page names: `farrow-schema`, `farrow-schema/validator`. */
  readonly modules: readonly string[]
  /** Files with ambient declarations, for a package that cannot be installed. */
  readonly declarations: readonly string[]
}

/** The API pages of packages that export something: a command alone (`create-farrow-app`) has nothing to compare. */
export function listApiPages(): ApiPage[] {
  const topics = listTopics()
  return listPages('en')
    .filter(({ file }) => /^docs\/api\/[^/]+\/[^/]+\.md$/.test(file))
    .flatMap((page) => {
      const found = toApiPage(page, topics)
      return found === null ? [] : [found]
    })
}

function toApiPage(page: Page, topics: readonly Topic[]): ApiPage | null {
  const name = /([^/]+)\.md$/.exec(page.file)?.[1] ?? ''
  const line = `line-${page.facts['line']}` as Line
  const folder = `${samplesFolder}/${line}/node_modules/${name}`
  const declarations = existsSync(folder) ? [] : shownDeclarations(page, { name, topics })
  if (!existsSync(folder) && declarations.length === 0) return null
  const deeper = codeOf(page).flatMap((code) =>
    [...code.matchAll(new RegExp(`(?<![\\w-])${name}/[\\w./-]*\\w`, 'g'))].map(([specifier]) => specifier),
  )
  const modules = [
    name,
    ...new Set(
      deeper.filter((specifier) => existsSync(`${folder}/../${specifier}.d.ts`) || existsSync(`${folder}/../${specifier}/index.d.ts`)),
    ),
  ]
  return { page, package: name, line, modules, declarations }
}

/** Ambient declarations of the topics that a page shows samples of, when one of them declares the package. */
function shownDeclarations(page: Page, { name, topics }: { name: string; topics: readonly Topic[] }): string[] {
  const shown = fencesOf(page).flatMap(({ source }) => (source === null ? [] : [source.file]))
  const topic = topics.find((candidate) => shown.some((file) => file.startsWith(`samples/${candidate.name}/`)) && declares(candidate, name))
  return topic === undefined ? [] : declarationsOf(topic)
}

function declares(topic: Topic, name: string): boolean {
  return declarationsOf(topic).some((file) => readFileSync(file, 'utf8').includes(`declare module '${name}'`))
}

function declarationsOf(topic: Topic): string[] {
  return topic.modules.filter((file) => file.endsWith('.d.ts')).map((file) => `${topic.folder}/${file}`)
}
