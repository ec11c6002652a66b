import { isExternal, linkSchemes } from '@pagewright/model'
import * as z from 'zod'

/** A text with more than blanks. */
export const text = z.string().trim().min(1, 'is empty; Write a text')
/** A text, or a text for each locale. */
export const localized = z.union([text, z.record(z.string(), text)], 'must be a text, or a text for each locale')
/** An address on the web. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://', abort: true })
/** Where a site is published. */
export const siteUrl = webUrl.refine(
  (url) => /^[^/]*\/\/[^/?#@]+\/*$/.test(url),
  'must be an origin, such as https://example.com; Write the path that the site is mounted under as `base`',
)
/** A site path without the locale, or an address elsewhere. */
const linkTarget = z.string().refine((to) => !isExternal(to) || linkSchemes.test(to), {
  error: 'has a scheme that is not allowed; Use https, http, mailto or tel',
})
/** A name that can stand in a URL path. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters from a to z, digits and hyphens')

const sidebarGroup = z.strictObject({
  label: localized,
  /** Id of the doc that the group's label leads to. */
  doc: z.string().optional(),
  get items(): z.ZodArray<z.ZodUnion<readonly [z.ZodString, typeof sidebarGroup]>> {
    return z.array(sidebarEntry).min(1)
  },
})

/** A sidebar entry: a doc's id (`guide/http-server`, its path without `.md` and `/index`), or a group. */
export const sidebarEntry = z.union([z.string(), sidebarGroup], 'must be the id of a doc, or a group with a label and items')

/** Sidebars by their id: those of the docs folder, and those of each version that was cut. */
export const sidebarsSchema = z.record(
  slug,
  z.strictObject({
    /** Name of the section; the sidebar's landmark and the first breadcrumb. */
    label: localized,
    /** Whether its pages are the steps of one task. Each says above its title which one it is. */
    steps: z.boolean().optional(),
    items: z.array(sidebarEntry),
  }),
)

const tags = z.record(slug, localized).default({})

/** What a version can be called. With the ending of a file, its folder would be in the place of a file of a page in the docs. */
export const versionName = z
  .string()
  .regex(/^(?!.*\.(?:html|json|md)$)[a-z0-9][a-z0-9._-]{0,40}$/i, 'must be letters, digits, dots and hyphens, without the ending of a file')

/** What the configuration says of the docs. */
export const docs = z.strictObject({
  /** Id of the doc that the version menu falls back to. Default: the first doc of the first sidebar. */
  mainDoc: z.string().optional(),
  /** What the version menu calls the docs folder. Default `Next`. */
  currentLabel: localized.default('Next'),
  /** Where the version menu's last link leads: the site path, without the locale, of the page about releases. Default: there is none. */
  releases: z.string().startsWith('/').optional(),
  /** The version at `/docs`, by its name in `versions.json`; the docs folder is then at `/docs/next`. Default `current`, that folder. */
  latest: z.string().default('current'),
  /** Names of versions that are not published any more. Their addresses lead to the same pages of the latest version. */
  removed: z.array(versionName).default([]),
  /** Labels of tags by their slug; front matter can use only these tags. */
  tags,
  /** Sidebars by their id. Every doc stands in one. */
  sidebars: sidebarsSchema,
})

/** A link of the navigation bar or the footer. */
export const link = z.strictObject({
  label: localized,
  /** Site path without the locale (`/docs/guide`), or an absolute URL. */
  to: linkTarget,
  /** Site path without the locale, below which pages count as the link's section and mark it as current. Default: `to`. */
  section: z.string().optional(),
})

/** News. */
export const announcement = z.strictObject({
  /** Tells this announcement from later ones: a reader who has closed it does not see it again. */
  id: slug,
  text: localized,
  /** Where the text leads: a site path without the locale, or an absolute URL. */
  to: linkTarget.optional(),
  /** The last day on which it is shown: `2026-12-31`. Without it, until it is taken out of the configuration. */
  until: z.iso
    .date('must be a day of the calendar, such as 2026-12-31')
    // When that day is over everywhere on Earth, in ms since 1970.
    .transform((day) => Date.parse(`${day}T23:59:59-12:00`))
    .optional(),
})

/** A writer of the blog. */
export const author = z.strictObject({
  name: localized,
  /** What the author does, shown beside the name. */
  title: localized.default(''),
  /** Where the author's name leads. */
  url: linkTarget.pipe(z.url('must be a whole address, such as https://example.com/about')).optional(),
})

/** What the configuration says of the blog. */
export const blog = z.strictObject({
  /** How many posts a page of the blog's list has. Default 10. */
  pageSize: z.int().positive().default(10),
  /** How many posts the list beside a post names. Default 5. */
  recentPosts: z.int().nonnegative().default(5),
  /** Labels of tags by their slug; front matter can use only these tags. */
  tags,
  /** Authors by the name that front matter uses. */
  authors: z.record(z.string(), author).default({}),
})

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Folders at the top of the output, where the folder of a locale would lie, too. Others begin with `_`, as no id does. */
const outputFolders = ['assets', 'blog', 'docs', 'social']

/** A language that the content is written in. */
export const locale = z.strictObject({
  /** Name of the locale's folder below `content`, and first part of its URLs: `zh-cn`. */
  id: slug.refine((id) => !outputFolders.includes(id), 'is the name of a folder of the output; Write one such as en, or zh-cn'),
  /** BCP 47 tag for `<html lang>`: `zh-CN`. */
  lang: z.string().refine(isLanguageTag, 'is not the tag of a language; Write one such as en, or zh-CN'),
  /** The language's own name for itself, for the language menu. */
  label: text,
})
