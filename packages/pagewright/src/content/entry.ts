import type { SourceFile } from '@pagewright/markdown'
import { type ProblemList, type Span, spanAt } from '@pagewright/model'
import { type FrontMatter, parseFrontMatter } from './front-matter.ts'
import { docSchema, isDay, isSafeSlug, pageSchema, postSchema } from './schemas.ts'

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
}

export type PostEntry = EntryBase & {
  readonly kind: 'post'
  readonly date: string
  readonly authors: readonly string[]
  readonly authorSpans: readonly Span[]
}

export type PageEntry = EntryBase & { readonly kind: 'page' }

/** A source with its front matter read: all that is known of a page before its text is compiled. */
export type Entry = DocEntry | PostEntry | PageEntry

/** Reads a source's front matter into an entry. Null, with problems, when it cannot be a page. */
export function loadEntry(source: SourceFile, problems: ProblemList): Entry | null {
  const id = toId(source.name)
  if (!isSafeSlug(source.name) || (id !== '' && !isSafeSlug(id))) {
    problems.add('unsafe-path', {
      file: source.file,
      message: `The file's path "${source.name}" cannot be a URL path`,
      hint: 'Rename it: letters, digits and hyphens, no spaces',
    })
    return null
  }
  const { text, file } = source
  if (source.kind === 'docs') {
    const front = parseFrontMatter(text, { schema: docSchema, file, problems })
    if (front === null) return null
    const { title, sidebarLabel = title, packages } = front.data
    return { kind: 'doc', ...entryBase(front, { source, id }), version: source.version, sidebarLabel, packages }
  }
  if (source.kind === 'blog') return loadPost(source, { id, problems })
  const front = parseFrontMatter(text, { schema: pageSchema, file, problems })
  return front === null ? null : { kind: 'page', ...entryBase(front, { source, id }) }
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
      span: spanAt(1, 1, 3),
      message: 'The post has no date',
      hint: "Add `date: 2021-08-05`, or begin the file's name with the day",
    })
    return null
  }
  const base = entryBase(front, { source, id })
  const slug = front.data.slug ?? named?.[2] ?? id
  return { kind: 'post', ...base, slug, date, authors, authorSpans: authors.map((_, index) => front.spanOf(['authors', index])) }
}
