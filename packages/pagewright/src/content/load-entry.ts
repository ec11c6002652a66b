import type { SourceFile } from '@pagewright/markdown'
import { type ProblemList, spanAt } from '@pagewright/model'
import type { DocEntry, Entry, PageEntry, PostEntry } from './entry.ts'
import { parseFrontMatter } from './front-matter.ts'
import { docSchema, isDay, isSafeSlug, pageSchema, postSchema } from './schemas.ts'

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
  if (source.kind === 'docs') return loadDoc(source, problems)
  if (source.kind === 'blog') return loadPost(source, problems)
  return loadPage(source, problems)
}

/** The id of a text by its path below the kind's folder: `guide/index.md` gives `guide`, `index.md` gives the empty id. */
export function toId(name: string): string {
  return name.replace(/\.md$/, '').replace(/(^|\/)index$/, '')
}

function loadDoc(source: SourceFile, problems: ProblemList): DocEntry | null {
  const front = parseFrontMatter(source.text, { schema: docSchema, file: source.file, problems })
  if (front === null) return null
  const { title, description, tags, sidebarLabel, slug, packages } = front.data
  const id = toId(source.name)
  return {
    kind: 'doc',
    source,
    id,
    slug: slug ?? id,
    title,
    description,
    tags,
    tagSpans: tags.map((_, index) => front.spanOf(['tags', index])),
    version: source.version,
    sidebarLabel: sidebarLabel ?? title,
    packages,
  }
}

function loadPost(source: SourceFile, problems: ProblemList): PostEntry | null {
  const front = parseFrontMatter(source.text, { schema: postSchema, file: source.file, problems })
  if (front === null) return null
  const { title, description, tags, slug, authors } = front.data
  const id = toId(source.name)
  const named = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(id)
  const date = front.data.date ?? (named !== null && isDay(named[1] as string) ? named[1] : undefined)
  if (date === undefined) {
    problems.add('front-matter-missing-key', {
      file: source.file,
      span: spanAt(1, 1, 3),
      message: 'The post has no date',
      hint: "Add `date: 2021-08-05`, or begin the file's name with the day",
    })
    return null
  }
  return {
    kind: 'post',
    source,
    id,
    slug: slug ?? named?.[2] ?? id,
    title,
    description,
    tags,
    tagSpans: tags.map((_, index) => front.spanOf(['tags', index])),
    date,
    authors,
    authorSpans: authors.map((_, index) => front.spanOf(['authors', index])),
  }
}

function loadPage(source: SourceFile, problems: ProblemList): PageEntry | null {
  const front = parseFrontMatter(source.text, { schema: pageSchema, file: source.file, problems })
  if (front === null) return null
  const id = toId(source.name)
  const { title, description, slug } = front.data
  return { kind: 'page', source, id, slug: slug ?? id, title, description, tags: [], tagSpans: [] }
}
