import { suggest } from '@pagewright/model'
import * as z from 'zod'
import { partsBy } from '../data/schema-issues.ts'
import {
  announcement,
  blog,
  docs,
  link,
  locale,
  localized,
  type sidebarEntry,
  type sidebarsSchema,
  siteUrl,
  text,
  webUrl,
} from './content-schema.ts'
import { islands, messages, rules } from './model-schema.ts'
import { analytics, policy } from './policy-schema.ts'

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color like #1a2b3c')

const social = z.strictObject({
  /** Whether each page gets a picture (a card with its title) that social networks show beside a link. Default `false`. */
  images: z.boolean().default(false),
  /** Color of the bar at the card's edge. */
  color: color.default('#3b5bdb'),
  /** Background of the card; its text is dark. */
  background: color.default('#ffffff'),
})

const packageManager = z.strictObject({
  name: text,
  /** The command that the names of packages follow: `npm install`. */
  add: text,
  /** The same for packages that only development needs: `npm install -D`. */
  addDev: text,
})

const repository = z.strictObject({
  /** Where the source code can be read. */
  url: webUrl,
  /** URL that the path of a file, relative to the site's folder, is appended to. Without it pages have no edit link. */
  edit: webUrl.optional(),
})

const gitName = z.string().regex(/^[^\s-]\S*$/, 'must be a name without blanks, and without a hyphen at its beginning')

const deploy = z.strictObject({
  /** The git remote that `pagewright deploy` pushes to. Default `origin`. */
  remote: gitName.default('origin'),
  /** The branch that it pushes to. Default `release`. */
  branch: gitName.default('release'),
})

const assistant = z.strictObject({
  /** The assistant's name. */
  label: text,
  /** Its address: `{prompt}` stands for what it is told. */
  url: webUrl.refine((url) => url.includes('{prompt}'), 'must contain "{prompt}", in place of the question'),
  /** What it is told: `{page}` stands for the address of the page as Markdown. */
  prompt: localized,
})

const siteConfig = z.strictObject({
  /** The site's name: in the header, in the title of every page, in feeds. */
  title: text,
  /** One sentence that says what the site is about. */
  tagline: localized,
  /** Origin of the published site: `https://example.com`. */
  url: siteUrl.transform((url) => url.replace(/\/+$/, '')),
  /** URL path that the site is mounted under; `--base` and the environment variable `BASE_URL` override it. Default `/`. */
  base: z.string().default('/'),
  /** The languages that the site is published in, in the order of the language menu. */
  locales: z.array(locale).min(1),
  /** Id of the locale whose pages have no locale in their URLs. Default: the first. */
  defaultLocale: z.string().optional(),
  /** Module, relative to the site's folder, that exports the theme by default. Default `theme/index.ts`. */
  theme: z.string().default('theme/index.ts'),
  /** Module, relative to the site's folder, that exports a list of Vite plugins by default, for all bundles and `dev`. Default: none. */
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
  /** The tabs of `::install{packages="…"}`, with their commands, of which texts for language models show the first. */
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
   * Programs that readers can try, by the files that texts include: the site path of the page that runs each. Their code links there. Where
   * a text shows a region of the file, the link ends with the lines of it, without region marks: `#lines=3-9`, or `&lines=3-9` behind a hash.
   */
  programs: z.record(z.string(), z.string().startsWith('/')).default({}),
  /**
   * Translations of comments in the code that texts include, by locale: what a line of a comment says in the file, and what its pages say.
   */
  comments: z.record(z.string(), z.record(z.string(), z.string().regex(/^.+$/, 'must be one line'))).default({}),
  /**
   * The components that texts can put into their pages: `::name{option="value"}`, or `:::name` around a part of the text. Each has its
   * options with what they take, `'string'`, `'number'`, `'boolean'` or a list of texts; a name with `?` at its end may be left out.
   * The theme has the components themselves: `islands: () => import('./islands.ts')`, whose default export loads each by its name.
   */
  islands: islands.default({}),
  /** Where page views are reported to. Default: nowhere. */
  analytics: analytics.optional(),
  /** What pages may load from other hosts. Default: nothing, and the development server reports what a built page could not load. */
  policy: policy.default({}),
  /** Pictures of pages for social networks. */
  social: social.prefault({}),
  /** Whether opened pages can be read offline, by a service worker; `false` removes an earlier one. Default: there is none. */
  offline: z.boolean().optional(),
  /** Old addresses, as site paths without the locale, and where they lead now. They hold in every locale. */
  redirects: z
    .array(
      z.strictObject({
        from: z.string().startsWith('/'),
        to: z.string().regex(/^\/(?!\/)/, 'must be a site path; Write it without the locale: /docs/new-name'),
      }),
    )
    .default([]),
  /** Severities of problems by code, where the site wants others: `{ 'page-in-no-sidebar': 'error' }`. `off` leaves a kind out. */
  rules: rules.default({}),
  /** Where `pagewright deploy` pushes the built site. */
  deploy: deploy.prefault({}),
})

/** The configuration as authors write it in `site.config.ts`; its output has every default filled in. */
export const siteConfigSchema = siteConfig.superRefine((config, context) => {
  const ids = config.locales.map(({ id }) => id)
  if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', path: ['locales'], message: 'names a locale twice' })
  if (config.defaultLocale !== undefined && !ids.includes(config.defaultLocale)) {
    context.addIssue({ code: 'custom', path: ['defaultLocale'], message: `names no locale; There are ${ids.join(', ')}` })
  }
  // A locale without a text gets the first one. A text of a locale that does not exist would vanish.
  const byLocale = (['comments', 'messages'] as const).map((key) => ({ path: [key], value: config[key] }))
  const texts = [...partsBy(localized, { schema: siteConfig, value: config }), ...byLocale]
  for (const { path, value } of texts) {
    const named = typeof value === 'string' ? [] : Object.keys(value as object)
    for (const id of named.filter((one) => !ids.includes(one))) {
      const message = `names no locale; ${suggest(id, ids) ?? 'Write the id of one'}`
      context.addIssue({ code: 'custom', path: [...path, id], message })
    }
  }
  for (const id of ids) {
    const words = config.messages[id]
    if (words === undefined) {
      context.addIssue({ code: 'custom', path: ['messages'], message: `has no messages for the locale "${id}"` })
      continue
    }
    const needed = [
      ...(config.offline === true ? [['offline', 'offline.title', 'offline.description', 'offline.retry']] : []),
      ...(Object.keys(config.programs).length > 0 ? [['programs', 'code.try']] : []),
      ...(Object.keys(config.islands).length > 0 ? [['islands', 'island.failed', 'island.retry']] : []),
    ]
    for (const [by, ...keys] of needed) {
      const missing = keys.filter((key) => !Object.hasOwn(words, key)).map((key) => `"${key}"`)
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
