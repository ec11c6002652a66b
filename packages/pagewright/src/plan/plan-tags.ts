import {
  type DocTagIndexPage,
  type DocTagPage,
  formatMessage,
  joinPath,
  type Locale,
  type LocalizedText,
  localize,
  type PageLink,
  type Sidebar,
  sidebarLinks,
  type TagGroup,
  type TaggedDoc,
  type TagLink,
} from '@pagewright/model'
import type { DocsVersion } from '../config/resolve-site.ts'
import type { DocEntry } from '../content/entry.ts'
import { otherLang, pathOf } from './library.ts'
import { type DocsContext, generatedBase, type Route, toRoute, versionOf } from './page-base.ts'

type TagsInput = {
  /** Labels by slug; a tag that is not among them is left out. */
  readonly known: Readonly<Record<string, LocalizedText>>
  readonly locale: Locale
  /** Site path of the tag index, which the pages of the tags are below. */
  readonly path: string
}

/** Links to the pages of a text's tags. */
export function tagLinks(tags: readonly string[], { known, locale, path }: TagsInput): PageLink[] {
  return [...new Set(tags)]
    .filter((tag) => Object.hasOwn(known, tag))
    .map((tag) => ({ label: localize(known[tag] as LocalizedText, locale.id), path: `${path}/${tag}` }))
}

/** The tags that entries have, in the order of the configuration, each with its entries. */
export function countTags<T extends { readonly tags: readonly string[] }>(
  all: readonly T[],
  input: TagsInput,
): { readonly tag: string; readonly link: TagLink; readonly entries: readonly T[] }[] {
  return Object.keys(input.known).flatMap((tag) => {
    const entries = all.filter(({ tags }) => tags.includes(tag))
    return entries.length === 0 ? [] : tagLinks([tag], input).map((link) => ({ tag, entries, link: { ...link, count: entries.length } }))
  })
}

/** Tags grouped by the first letter of their label; letters and tags are in the locale's order. */
export function groupTags(tags: readonly TagLink[], lang: string): TagGroup[] {
  const { compare } = new Intl.Collator(lang)
  const groups = new Map<string, TagLink[]>()
  for (const tag of [...tags].sort((a, b) => compare(a.label, b.label))) {
    const letter = (Array.from(tag.label)[0] ?? '').toLocaleUpperCase(lang)
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups].map(([letter, members]) => ({ letter, tags: members }))
}

/** Docs in the order of the sidebars, each with the label of the first sidebar that lists it; those that none lists come last. */
function inSections(docs: readonly Omit<TaggedDoc, 'section'>[], sidebars: readonly Sidebar[]): readonly TaggedDoc[] {
  const rest = new Map(docs.map((doc) => [doc.path, doc]))
  const listed = sidebars.flatMap(({ label, items }) =>
    sidebarLinks(items).flatMap(({ path }) => {
      const doc = rest.get(path)
      rest.delete(path)
      return doc === undefined ? [] : [{ ...doc, section: label }]
    }),
  )
  return [...listed, ...[...rest.values()].map((doc) => ({ ...doc, section: null }))]
}

/** The tag index of a version of the docs, and a page for each tag. */
export function planDocTags(context: DocsContext): Route[] {
  const { site, library, locale, messages, version, sidebars } = context
  const tagsOf = (of: DocsVersion): { readonly path: string; readonly counted: ReturnType<typeof countTags<DocEntry>> } => {
    const path = joinPath(locale.base, 'docs', of.path, 'tags')
    const entries = library.docs(locale, of.name).map(({ entry }) => entry)
    return { path, counted: countTags(entries, { known: site.docs?.tags ?? {}, locale, path }) }
  }
  const { path: indexPath, counted } = tagsOf(version)
  const latest =
    site.latest === null || site.latest === version ? null : { ...tagsOf(site.latest), label: localize(site.latest.label, locale.id) }
  const baseOf = (
    text: { readonly path: string; readonly title: string; readonly description: string },
    counterpart: string | undefined,
  ): Omit<DocTagPage, 'type' | 'tag' | 'docs' | 'indexPath'> => {
    const base = generatedBase(text, context)
    const { canonical, alternates } = counterpart === undefined ? base : generatedBase({ ...text, path: counterpart }, context)
    const link = latest === null ? null : { label: latest.label, path: counterpart ?? latest.path }
    return { ...base, canonical, alternates, version: versionOf(version, context), latest: link }
  }
  const links = counted.map(({ link }) => link)
  const index: DocTagIndexPage = {
    ...baseOf({ path: indexPath, title: messages['docs.tags'], description: messages['docs.tagsDescription'] }, latest?.path),
    type: 'docTagIndex',
    groups: groupTags(links, locale.lang),
  }
  const pages = counted.map(({ tag, link, entries }): DocTagPage => {
    const [title, description] = [messages['docs.tag'], messages['docs.tagDescription']].map((text) =>
      formatMessage(text, { tag: link.label }),
    ) as [string, string]
    return {
      ...baseOf({ path: link.path, title, description }, latest?.counted.find((other) => other.tag === tag)?.link.path),
      type: 'docTag',
      tag: link.label,
      docs: inSections(
        entries.map((entry) => ({
          title: entry.title,
          path: pathOf(entry, { locale, site }),
          description: entry.description,
          ...otherLang(entry, { locale, site }),
        })),
        sidebars,
      ),
      indexPath,
    }
  })
  return [index, ...pages].map((page) => toRoute(page))
}
