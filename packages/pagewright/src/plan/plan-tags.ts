import {
  type DocTagIndexPage,
  type DocTagPage,
  formatMessage,
  joinPath,
  type Locale,
  type LocalizedText,
  localize,
  type Messages,
  type TagGroup,
  type TagLink,
} from '@pagewright/model'
import type { DocsVersion } from '../config/resolve-site.ts'
import { pathOf } from './library.ts'
import { generatedBase, type PlanContext } from './page-base.ts'
import type { Route } from './route.ts'

/** Tags that pages use, grouped by the first letter of their label, both in the locale's order. */
export function groupTags(tags: readonly TagLink[], lang: string): TagGroup[] {
  const { compare } = new Intl.Collator(lang)
  const groups = new Map<string, TagLink[]>()
  for (const tag of [...tags].sort((a, b) => compare(a.label, b.label))) {
    const letter = (Array.from(tag.label)[0] ?? '').toLocaleUpperCase(lang)
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups].map(([letter, members]) => ({ letter, tags: members }))
}

/** Counts pages by tag; tags without a page, and tags that the configuration does not know, are left out. */
export function countTags<T extends { readonly tags: readonly string[] }>(
  entries: readonly T[],
  { known, locale, pathTo }: { known: Readonly<Record<string, LocalizedText>>; locale: Locale; pathTo: (tag: string) => string },
): { link: TagLink; tag: string; entries: T[] }[] {
  return Object.entries(known).flatMap(([tag, label]) => {
    const tagged = entries.filter(({ tags }) => tags.includes(tag))
    return tagged.length === 0
      ? []
      : [{ tag, entries: tagged, link: { label: localize(label, locale.id), path: pathTo(tag), count: tagged.length } }]
  })
}

/** The tag index of a version of the docs, and a page for each tag. */
export function planDocTags({ locale, version, context }: { locale: Locale; version: DocsVersion; context: PlanContext }): Route[] {
  const { site, library } = context
  const messages = site.messages[locale.id] as Messages
  const indexPath = joinPath(locale.base, 'docs', version.path, 'tags')
  const entries = library.docs(locale, version.name).map(({ entry }) => entry)
  const counted = countTags(entries, { known: site.docs?.tags ?? {}, locale, pathTo: (tag) => `${indexPath}/${tag}` })
  const index: DocTagIndexPage = {
    ...generatedBase({ path: indexPath, title: messages['docs.tags'], description: messages['docs.tagsDescription'], locale }, context),
    type: 'docTagIndex',
    groups: groupTags(
      counted.map(({ link }) => link),
      locale.lang,
    ),
  }
  const pages = counted.map(
    ({ link, entries: tagged }): DocTagPage => ({
      ...generatedBase(
        {
          path: link.path,
          title: formatMessage(messages['docs.tag'], { tag: link.label }),
          description: formatMessage(messages['docs.tagDescription'], { tag: link.label }),
          locale,
        },
        context,
      ),
      type: 'docTag',
      tag: link.label,
      docs: tagged.map((entry) => ({ title: entry.title, path: pathOf(entry, { locale, site }), description: entry.description })),
      indexPath,
    }),
  )
  return [index, ...pages].map((page): Route => ({ page, articles: [], sidebarKey: null, file: null }))
}
