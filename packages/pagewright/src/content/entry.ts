import type { SourceFile } from '@pagewright/markdown'
import type { ProblemList, Span } from '@pagewright/model'
import * as z from 'zod'
import { type FrontMatter, frontMatterSpan, parseFrontMatter } from './front-matter.ts'

type EntryBase = {
  readonly source: SourceFile
  /** Same in every locale: the path below the kind's folder without `.md` and `/index`. */
  readonly id: string
  /** Path below the section that the page is published at; differs from the id where the author gave a slug. */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  readonly tagSpans: readonly Span[]
}

export type DocEntry = EntryBase & {
  readonly kind: 'doc'
  readonly version: string
  readonly sidebarLabel: string
  readonly packages: readonly string[]
  readonly packageSpans: readonly Span[]
}

export type PostEntry = EntryBase & {
  readonly kind: 'post'
  readonly date: string
  readonly authors: readonly string[]
  readonly authorSpans: readonly Span[]
}

export type PageEntry = EntryBase & { readonly kind: 'page'; readonly isSearched: boolean }

/** A source with its front matter read: all that is known of a page before its text is compiled. */
export type Entry = DocEntry | PostEntry | PageEntry

/** Reads a source's front matter into an entry. Null, with problems, when it cannot be a page. */
export function loadEntry(source: SourceFile, problems: ProblemList): Entry | null {
  const id = toId(source.name)
  if (!isSafeSlug(source.name) || (id !== '' && !isSafeSlug(id))) {
    problems.add('unsafe-path', {
      file: source.file,
      message: `The file's path "${source.name}" cannot be a URL path`,
      hint: isComposed(source.name)
        ? 'Rename it: letters, digits and hyphens, no spaces'
        : 'Rename it: its accents are characters of their own (Unicode NFD), and links have letters with accents (NFC)',
    })
    return null
  }
  const { text, file } = source
  if (source.kind === 'docs') {
    const front = parseFrontMatter(text, { schema: docSchema, file, problems })
    if (front === null) return null
    const { title, sidebarLabel = title, packages } = front.data
    const packageSpans = packages.map((_, index) => front.spanOf(['packages', index]))
    return { kind: 'doc', ...entryBase(front, { source, id }), version: source.version, sidebarLabel, packages, packageSpans }
  }
  if (source.kind === 'blog') return loadPost(source, { id, problems })
  const front = parseFrontMatter(text, { schema: pageSchema, file, problems })
  return front === null ? null : { kind: 'page', ...entryBase(front, { source, id }), isSearched: front.data.search }
}

/** The id of a text by its path below the kind's folder: `guide/index.md` gives `guide`, `index.md` gives the empty id. */
export function toId(name: string): string {
  return name.replace(/\.md$/, '').replace(/(^|\/)index$/, '')
}

type BaseData = Pick<EntryBase, 'title' | 'description'> & { readonly tags?: readonly string[]; readonly slug?: string | undefined }

function entryBase({ data, spanOf }: FrontMatter<BaseData>, { source, id }: Pick<EntryBase, 'source' | 'id'>): EntryBase {
  const { title, description, tags = [], slug = id } = data
  return { source, id, slug, title, description, tags, tagSpans: tags.map((_, index) => spanOf(['tags', index])) }
}

function loadPost(source: SourceFile, { id, problems }: { id: string; problems: ProblemList }): PostEntry | null {
  const { file } = source
  const front = parseFrontMatter(source.text, { schema: postSchema, file, problems })
  if (front === null) return null
  const { authors } = front.data
  const named = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(id)
  const date = front.data.date ?? (named !== null && isDay(named[1] as string) ? named[1] : undefined)
  if (date === undefined) {
    problems.add('front-matter-missing-key', {
      file,
      span: frontMatterSpan,
      message: named === null ? 'The post has no date' : `"${named[1]}" in the file's name is not a day of the calendar`,
      hint: "Add `date: 2021-08-05`, or begin the file's name with the day",
    })
    return null
  }
  const base = entryBase(front, { source, id })
  const slug = front.data.slug ?? named?.[2] ?? id
  return { kind: 'post', ...base, slug, date, authors, authorSpans: authors.map((_, index) => front.spanOf(['authors', index])) }
}

// A message says what is wrong, and after a semicolon what to do.
const string = z.string({
  error: ({ input }) => {
    if (input === undefined) return undefined
    return input === null ? 'is empty; Write a text, in quotes if it begins with `#`' : 'must be a text; Put numbers and dates into quotes'
  },
})
const whenEmpty = 'is empty; Write a text, or delete the line'
const text = string.trim().min(1, whenEmpty)
// What readers see stands in lists such as `llms.txt`, where each page is one line, and a line break would begin something else.
const shown = string
  .overwrite((value) => value.replace(/[\s\p{Cc}]+/gu, ' '))
  .trim()
  .min(1, whenEmpty)
const title = shown.max(200, 'is longer than 200 characters; Say it shorter, and the rest in the text')
const description = shown.max(300, 'is longer than 300 characters; Say it in one sentence: search engines show no more')
const tags = z.array(text, 'must be a list; Write it in brackets: [http, schema]').default([])
const slug = text.refine(
  (value) => isSafeSlug(value),
  'is not a path below its section; Use letters, digits and hyphens, and slashes in between: guide/first-steps',
)
const day = z.iso.date({
  error: ({ code }) => `${code === 'invalid_type' ? 'must be a day' : 'is not a day of the calendar'}; Write it as 2021-08-05`,
})
const list = z
  .array(text, 'must be a list; Write it in brackets: [one, two]')
  .refine((names) => new Set(names).size === names.length, 'has a name twice; Delete one of the two')
  .default([])

/** Front matter of a docs page. */
export const docSchema = z.strictObject({
  title,
  /** One sentence for search engines, tag pages and social cards. */
  description: description.default(''),
  /** Slugs of tags that the configuration declares. */
  tags,
  /** Shorter title for the sidebar. */
  sidebarLabel: shown.optional(),
  /** Path below `/docs/` instead of the file's own. */
  slug: slug.optional(),
  /** Packages that the page's samples use, by name; their versions are values of the site. */
  packages: list,
})

/** Front matter of a blog post. */
export const postSchema = z.strictObject({
  title,
  description: description.default(''),
  /** ISO day. Default: the day at the start of the file's name. */
  date: day.optional(),
  authors: list,
  tags,
  /** Path below `/blog/` instead of the file's own. */
  slug: slug.optional(),
})

/** Front matter of a page outside of docs and blog. */
export const pageSchema = z.strictObject({
  title,
  description: description.default(''),
  slug: slug.optional(),
  /** False for a page that the search does not list, because it is for those who write the site. */
  search: z.boolean('must be true or false').default(true),
})

/** Whether a text has one character for a letter with its accent, where there is one (Unicode NFC). */
function isComposed(text: string): boolean {
  return text === text.normalize('NFC')
}

/** Whether a path of an author stays below its section and is a path in every file system and URL. `a/index` would be `a/`. */
export function isSafeSlug(path: string): boolean {
  const parts = path.split('/')
  return (
    isComposed(path) &&
    parts.at(-1) !== 'index' &&
    parts.every((part) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*$/u.test(part) && part !== 'index.html')
  )
}

/** Whether a text is a day of the calendar in the ISO form. */
export function isDay(text: string): boolean {
  return day.safeParse(text).success
}
