import * as z from 'zod'

// A message says what is wrong, and after a semicolon what to do.
const text = z
  .string({ error: (issue) => (issue.input === undefined ? undefined : 'must be a text; Put numbers and dates into quotes') })
  .trim()
  .min(1, 'is empty; Write a text, or delete the line')
const title = text.max(200, 'is longer than 200 characters; Say it shorter, and the rest in the text')
const description = text.max(300, 'is longer than 300 characters; Say it in one sentence: search engines show no more')
const tags = z.array(text, 'must be a list; Write it in brackets: [http, schema]').default([])
const slug = text.refine(
  (value) => isSafeSlug(value),
  'is not a path below its section; Use letters, digits, hyphens and slashes: guide/first-steps',
)
const day = z.iso.date({
  error: ({ code }) => `${code === 'invalid_type' ? 'must be a day' : 'is not a day of the calendar'}; Write it as 2021-08-05`,
})
const list = z.array(text, 'must be a list; Write it in brackets: [one, two]').default([])

/** Front matter of a docs page. */
export const docSchema = z.strictObject({
  title,
  /** One sentence for search engines, tag pages and social cards. */
  description: description.default(''),
  /** Slugs of tags that the configuration declares. */
  tags,
  /** Shorter title for the sidebar. */
  sidebarLabel: text.optional(),
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
})

/** Whether a path of an author stays below its section and is a path in every file system and URL. `a/index` would be `a/`. */
export function isSafeSlug(path: string): boolean {
  const parts = path.split('/')
  return parts.at(-1) !== 'index' && parts.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(part) && part !== 'index.html')
}

/** Whether a text is a day of the calendar in the ISO form. */
export function isDay(text: string): boolean {
  return day.safeParse(text).success
}
