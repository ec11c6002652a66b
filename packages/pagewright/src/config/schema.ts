import { directiveNames } from '@pagewright/markdown'
import {
  generatorMessageKeys,
  type IslandDeclarations,
  isProblemCode,
  type Messages,
  problemCodes,
  type Rules,
  severities,
  suggest,
} from '@pagewright/model'
import { z } from 'zod'

const localized = z.union([z.string(), z.record(z.string(), z.string())], 'must be a text, or a text for each locale')
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color like #1a2b3c')

/** A link of the navigation bar or the footer. */
const link = z.strictObject({
  label: localized,
  /** Site path without the locale (`/docs/guide`), or an absolute URL. */
  to: z.string(),
  /** Site path without the locale, below which pages count as the link's section and mark it as current. Default: `to`. */
  section: z.string().optional(),
})

const sidebarGroup = z.strictObject({
  label: localized,
  /** Id of the doc that the group's label leads to. */
  doc: z.string().optional(),
  get items(): z.ZodArray<z.ZodUnion<readonly [z.ZodString, typeof sidebarGroup]>> {
    return z.array(sidebarEntry).min(1)
  },
})

/** A sidebar entry: a doc's id (`guide/http-server`, its path without `.md` and `/index`), or a group. */
const sidebarEntry = z.union([z.string(), sidebarGroup], 'must be the id of a doc, or a group with a label and items')

/** Sidebars by their id: those of the docs folder, and those of each version that was cut. */
export const sidebarsSchema = z.record(
  slug,
  z.strictObject({
    /** Name of the section; the sidebar's landmark and the first breadcrumb. */
    label: localized,
    items: z.array(sidebarEntry),
  }),
)

// The check makes sure of the keys that the type `Messages` promises.
const messages = z.record(z.string(), z.string()).superRefine((texts, context) => {
  const missing = generatorMessageKeys.filter((key) => !Object.hasOwn(texts, key))
  if (missing.length > 0) context.addIssue({ code: 'custom', message: `has no message ${missing.map((key) => `"${key}"`).join(', ')}` })
}) as unknown as z.ZodType<Messages, Messages>

// Likewise for the type `Rules`.
const rules = z.record(z.string(), z.string()).superRefine((chosen, context) => {
  const known = Object.entries(problemCodes).flatMap(([code, { configurable }]) => (configurable ? [code] : []))
  for (const [code, severity] of Object.entries(chosen)) {
    const report = (message: string): void => context.addIssue({ code: 'custom', path: [code], message })
    if (!isProblemCode(code))
      report(`is not a code of a problem; ${suggest(code, known) ?? 'Codes stand in brackets at the end of messages'}`)
    else if (!known.includes(code)) report(`cannot be changed; Delete the line: it is always "${problemCodes[code].severity}"`)
    else if (![...severities, 'off'].includes(severity)) report("must be 'error', 'warning', 'note' or 'off'")
  }
}) as unknown as z.ZodType<Rules, Rules>

const tags = z.record(slug, localized).default({})

const docs = z.strictObject({
  /** Id of the doc that the version menu falls back to. Default: the first doc of the first sidebar. */
  mainDoc: z.string().optional(),
  /** What the version menu calls the docs folder. Default `Next`. */
  currentLabel: z.string().default('Next'),
  /**
   * The version that is shown at `/docs`: a name from `versions.json`; the docs folder is then shown at `/docs/next`.
   * Default `current`, which is the docs folder itself.
   */
  latest: z.string().default('current'),
  /** Labels of tags by their slug; front matter can use only these tags. */
  tags,
  /** Sidebars by their id. Every doc stands in one. */
  sidebars: sidebarsSchema,
})

const author = z.strictObject({
  name: localized,
  /** What the author does, shown beside the name. */
  title: localized.default(''),
  /** Where the author's name leads. */
  url: z.url().optional(),
})

const blog = z.strictObject({
  /** How many posts a page of the blog's list has. Default 10. */
  pageSize: z.int().positive().default(10),
  /** How many posts the list beside a post names. Default 5. */
  recentPosts: z.int().nonnegative().default(5),
  /** Labels of tags by their slug; front matter can use only these tags. */
  tags,
  /** Authors by the name that front matter uses. */
  authors: z.record(z.string(), author).default({}),
})

/** Names of options that a component cannot get, because React has a meaning for them. */
const reactNames = ['children', 'key', 'ref']

const islandOption = z.union([z.enum(['string', 'number', 'boolean']), z.array(z.string()).min(1)])

// The check makes sure of what the type `IslandDeclarations` promises.
const islands = z.record(z.string(), z.record(z.string(), z.unknown())).superRefine((declared, context) => {
  const check = (path: string[], problem: string | false): void => {
    if (problem !== false) context.addIssue({ code: 'custom', path, message: problem })
  }
  for (const [name, options] of Object.entries(declared)) {
    check([name], !/^[a-z][a-z0-9-]*$/.test(name) && 'is not a name; Use lower-case letters, digits and hyphens')
    check([name], directiveNames.includes(name) && 'is a directive that every site has; Give the component another name')
    for (const [key, takes] of Object.entries(options)) {
      const isName = /^[a-z][A-Za-z0-9]*\??$/.test(key)
      check([name, key], !isName && 'is not a name; Use letters and digits, and `?` at the end if the option may be left out')
      check([name, key], reactNames.includes(key.replace('?', '')) && 'is a name that React uses itself; Give the option another name')
      check([name, key], !islandOption.safeParse(takes).success && "must be 'string', 'number', 'boolean' or a list of texts")
    }
  }
}) as unknown as z.ZodType<IslandDeclarations, IslandDeclarations>

const analytics = z.discriminatedUnion('type', [
  /** Google Analytics, by its measurement id. */
  z.strictObject({ type: z.literal('gtag'), id: z.string().regex(/^[A-Z0-9-]+$/) }),
  /** An endpoint of your own that gets a JSON text for each page view. */
  z.strictObject({ type: z.literal('beacon'), endpoint: z.url() }),
])

const social = z.strictObject({
  /** Whether each page gets a picture (a card with its title) that social networks show beside a link. Default `false`. */
  images: z.boolean().default(false),
  /** Color of the bar at the card's edge. */
  color: color.default('#3b5bdb'),
  /** Background of the card; its text is dark. */
  background: color.default('#ffffff'),
})

const packageManager = z.strictObject({
  name: z.string().min(1),
  /** The command that the names of packages follow: `npm install`. */
  add: z.string().min(1),
  /** The same for packages that only development needs: `npm install -D`. */
  addDev: z.string().min(1),
})

const repository = z.strictObject({
  /** Where the source code can be read. */
  url: z.url(),
  /** URL that the path of a file, relative to the site's folder, is appended to. Without it pages have no edit link. */
  edit: z.url().optional(),
})

const deploy = z.strictObject({
  /** The git remote that `pagewright deploy` pushes to. Default `origin`. */
  remote: z.string().default('origin'),
  /** The branch that it pushes to. Default `release`. */
  branch: z.string().default('release'),
})

const assistant = z.strictObject({
  /** The assistant's name. */
  label: z.string().min(1),
  /** Its address: `{prompt}` stands for what it is told. */
  url: z.url().refine((url) => url.includes('{prompt}'), 'must contain "{prompt}", in place of the question'),
  /** What it is told: `{page}` stands for the address of the page as Markdown. */
  prompt: localized,
})

const announcement = z.strictObject({
  /** Tells this announcement from later ones: a reader who has closed it does not see it again. */
  id: slug,
  text: localized,
  /** Where the text leads: a site path without the locale, or an absolute URL. */
  to: z.string().optional(),
  /** The last day on which it is shown: `2026-12-31`. Without it, until it is taken out of the configuration. */
  until: z.iso.date().optional(),
})

const locale = z.strictObject({
  /** Name of the locale's folder below `content`, and first part of its URLs: `zh-cn`. */
  id: slug,
  /** BCP 47 tag for `<html lang>`: `zh-CN`. */
  lang: z.string().min(2),
  /** The language's own name for itself, for the language menu. */
  label: z.string().min(1),
})

/** The configuration as authors write it in `site.config.ts`; its output has every default filled in. */
export const siteConfigSchema = z
  .strictObject({
    /** The site's name: in the header, in the title of every page, in feeds. */
    title: z.string().min(1),
    /** One sentence that says what the site is about. */
    tagline: localized,
    /** Origin of the published site: `https://example.com`. */
    url: z.url().transform((url) => url.replace(/\/+$/, '')),
    /** URL path that the site is mounted under; `--base` and the environment variable `BASE_URL` override it. Default `/`. */
    base: z.string().default('/'),
    /** The languages that the site is published in, in the order of the language menu. */
    locales: z.array(locale).min(1),
    /** Id of the locale whose pages have no locale in their URLs. Default: the first. */
    defaultLocale: z.string().optional(),
    /** Module, relative to the site's folder, that exports the theme by default. Default `theme/index.ts`. */
    theme: z.string().default('theme/index.ts'),
    /**
     * Module, relative to the site's folder, whose default export is a list of Vite plugins. They are used wherever the theme is
     * bundled: for browsers, for rendering, and by the development server. Default: none.
     */
    plugins: z.string().optional(),
    /** The texts of the generator and of the theme by locale id; themes export them. */
    messages: z.record(z.string(), messages),
    /** Links of the navigation bar. */
    navbar: z.array(link).default([]),
    /** Links of the footer, in groups with a title. */
    footer: z.array(z.strictObject({ title: localized, links: z.array(link) })).default([]),
    /** The last line of the footer. */
    copyright: z.string().default(''),
    /** The repository that holds the site. */
    repository: repository.optional(),
    /** Assistants that a docs page can be opened in; its menu links to each of them. Default: none. */
    assistants: z.array(assistant).default([]),
    /** News that a theme shows on every page. */
    announcement: announcement.optional(),
    /** The docs, from `content/<locale>/docs`. */
    docs: docs.optional(),
    /** The blog, from `content/<locale>/blog`. */
    blog: blog.optional(),
    /** What `:value[name]` in a text stands for. The `packages` of a docs page are shown with the value of each name, their version. */
    values: z.record(z.string(), z.string()).default({}),
    /**
     * The tabs that `::install{packages="…"}` becomes: the name of each package manager, and its commands. Default: npm, pnpm, yarn
     * and bun. Texts for language models show the first.
     */
    packageManagers: z
      .array(packageManager)
      .min(1)
      .default([
        { name: 'npm', add: 'npm install', addDev: 'npm install -D' },
        { name: 'pnpm', add: 'pnpm add', addDev: 'pnpm add -D' },
        { name: 'yarn', add: 'yarn add', addDev: 'yarn add -D' },
        { name: 'bun', add: 'bun add', addDev: 'bun add -d' },
      ]),
    /**
     * Programs that readers can try: files that texts include, and the site path of the page that runs each. The block of code that
     * shows such a file gets a link there.
     */
    programs: z.record(z.string(), z.string().startsWith('/')).default({}),
    /**
     * The components that texts can put into their pages: `::name{option="value"}`, or `:::name` around a part of the text. Each has its
     * options with what they take, `'string'`, `'number'`, `'boolean'` or a list of texts; a name with `?` at its end may be left out.
     * The theme has the components themselves, by the same names, under `islands`.
     */
    islands: islands.default({}),
    /** Where page views are reported to. Default: nowhere. */
    analytics: analytics.optional(),
    /** Pictures of pages for social networks. */
    social: social.prefault({}),
    /**
     * Whether pages that a reader has opened can be read offline, by means of a service worker. `false` removes a service worker
     * that was published earlier; without the key nothing is published.
     */
    offline: z.boolean().optional(),
    /** Old addresses, as site paths without the locale, and where they lead now. They hold in every locale. */
    redirects: z.array(z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') })).default([]),
    /**
     * Severities of problems by their code, where the site wants others: `{ 'page-in-no-sidebar': 'error' }`. `off` leaves out a kind
     * of problem. The table of all codes says which of them can be changed.
     */
    rules: rules.default({}),
    /** Where `pagewright deploy` pushes the built site. */
    deploy: deploy.prefault({}),
  })
  .superRefine((config, context) => {
    const ids = config.locales.map(({ id }) => id)
    if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', path: ['locales'], message: 'names a locale twice' })
    if (config.defaultLocale !== undefined && !ids.includes(config.defaultLocale)) {
      context.addIssue({ code: 'custom', path: ['defaultLocale'], message: `names no locale; There are ${ids.join(', ')}` })
    }
    for (const id of ids) {
      const texts = config.messages[id]
      if (texts === undefined) context.addIssue({ code: 'custom', path: ['messages'], message: `has no messages for the locale "${id}"` })
      const needed = [
        ...(config.offline === true ? [['offline', 'offline.title', 'offline.description', 'offline.retry']] : []),
        ...(Object.keys(config.programs).length > 0 ? [['programs', 'code.try']] : []),
        ...(Object.keys(config.islands).length > 0 ? [['islands', 'island.failed', 'island.retry']] : []),
      ]
      for (const [by, ...keys] of needed) {
        const missing = keys.filter((key) => !Object.hasOwn(texts ?? {}, key)).map((key) => `"${key}"`)
        if (missing.length > 0)
          context.addIssue({
            code: 'custom',
            path: ['messages', id],
            message: `has no message ${missing.join(', ')}, which \`${by}\` needs`,
          })
      }
    }
  })

/** The configuration with its defaults. */
export type CompleteSiteConfig = z.output<typeof siteConfigSchema>

type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T

/** What `site.config.ts` exports by default. Paths of files are relative to the site's folder. */
export type SiteConfig = ReadonlyDeep<z.input<typeof siteConfigSchema>>
export type NavLinkConfig = ReadonlyDeep<z.input<typeof link>>
export type SidebarEntryConfig = ReadonlyDeep<z.input<typeof sidebarEntry>>
export type SidebarConfig = ReadonlyDeep<z.input<typeof sidebarsSchema>>[string]
export type AuthorConfig = ReadonlyDeep<z.input<typeof author>>
