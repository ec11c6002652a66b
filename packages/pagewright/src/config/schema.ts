import { generatorMessageKeys, isProblemCode, problemCodes, type Rules, severities, suggest } from '@pagewright/model'
import { z } from 'zod'
import type { SidebarEntryConfig } from './site-config.ts'

const localized = z.union([z.string(), z.record(z.string(), z.string())], 'must be a text, or a text for each locale')
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
const link = z.strictObject({ label: localized, to: z.string(), section: z.string().optional() })
const entry: z.ZodType<SidebarEntryConfig> = z.lazy(() =>
  z.union(
    [z.string(), z.strictObject({ label: localized, doc: z.string().optional(), items: z.array(entry).min(1) })],
    'must be the id of a doc, or a group with a label and items',
  ),
)
const messages = z.record(z.string(), z.string()).superRefine((texts, context) => {
  const missing = generatorMessageKeys.filter((key) => !Object.hasOwn(texts, key))
  if (missing.length > 0) context.addIssue({ code: 'custom', message: `has no message ${missing.map((key) => `"${key}"`).join(', ')}` })
})
const tags = z.record(slug, localized).default({})

const rules = z
  .record(z.string(), z.string())
  .superRefine((chosen, context) => {
    const known = Object.entries(problemCodes).flatMap(([code, { configurable }]) => (configurable ? [code] : []))
    for (const [code, severity] of Object.entries(chosen)) {
      const report = (message: string): void => context.addIssue({ code: 'custom', path: [code], message })
      if (!isProblemCode(code))
        report(`is not a code of a problem; ${suggest(code, known) ?? 'Codes stand in brackets at the end of messages'}`)
      else if (!known.includes(code)) report(`cannot be changed; Delete the line: it is always "${problemCodes[code].severity}"`)
      else if (![...severities, 'off'].includes(severity)) report("must be 'error', 'warning', 'note' or 'off'")
    }
  })
  .transform((chosen) => chosen as Rules)

/** Sidebars by their id: of the present docs, and of each version that was cut. */
export const sidebarsSchema = z.record(slug, z.strictObject({ label: localized, items: z.array(entry) }))

/** The configuration as authors write it; its output has every default filled in. */
export const siteConfigSchema = z
  .strictObject({
    title: z.string().min(1),
    tagline: localized,
    url: z.url().transform((url) => url.replace(/\/+$/, '')),
    base: z.string().default('/'),
    locales: z.array(z.strictObject({ id: slug, lang: z.string().min(2), label: z.string().min(1) })).min(1),
    defaultLocale: z.string().optional(),
    theme: z.string().default('theme/index.ts'),
    messages: z.record(z.string(), messages),
    navbar: z.array(link).default([]),
    footer: z.array(z.strictObject({ title: localized, links: z.array(link) })).default([]),
    copyright: z.string().default(''),
    repository: z.strictObject({ url: z.url(), edit: z.url().optional() }).optional(),
    docs: z
      .strictObject({
        mainDoc: z.string().optional(),
        currentLabel: z.string().default('Next'),
        tags,
        sidebars: sidebarsSchema,
      })
      .optional(),
    blog: z
      .strictObject({
        pageSize: z.int().positive().default(10),
        recentPosts: z.int().nonnegative().default(5),
        tags,
        authors: z
          .record(z.string(), z.strictObject({ name: localized, title: localized.default(''), url: z.url().optional() }))
          .default({}),
      })
      .optional(),
    values: z.record(z.string(), z.string()).default({}),
    analytics: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('gtag'), id: z.string().regex(/^[A-Z0-9-]+$/) }),
        z.strictObject({ type: z.literal('beacon'), endpoint: z.url() }),
      ])
      .optional(),
    social: z.strictObject({ images: z.boolean().default(false) }).optional(),
    offline: z.boolean().optional(),
    redirects: z.array(z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') })).default([]),
    rules: rules.default({}),
    deploy: z.strictObject({ remote: z.string().default('origin'), branch: z.string().default('release') }).prefault({}),
  })
  .superRefine((config, context) => {
    const ids = config.locales.map(({ id }) => id)
    if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', path: ['locales'], message: 'names a locale twice' })
    if (config.defaultLocale !== undefined && !ids.includes(config.defaultLocale)) {
      context.addIssue({ code: 'custom', path: ['defaultLocale'], message: `names no locale; There are ${ids.join(', ')}` })
    }
    for (const id of ids) {
      const texts = config.messages[id] ?? {}
      const missing =
        config.offline === true ? ['offline.title', 'offline.description', 'offline.retry'].filter((key) => !Object.hasOwn(texts, key)) : []
      if (missing.length > 0)
        context.addIssue({
          code: 'custom',
          path: ['messages', id],
          message: `has no message ${missing.map((key) => `"${key}"`).join(', ')}, which \`offline\` needs`,
        })
      if (!Object.hasOwn(config.messages, id))
        context.addIssue({ code: 'custom', path: ['messages'], message: `has no messages for the locale "${id}"` })
    }
  })

export type CompleteSiteConfig = z.output<typeof siteConfigSchema>
