import type { Compiled, ContentKind, SourceFile } from '@pagewright/markdown'
import { createProblemList, type Messages, type PageData, type PageOf, type PageType, requiredMessageKeys } from '@pagewright/model'
import type { SiteConfig } from '../src/config/define-site.ts'
import { type CutVersion, resolveSite, type Site, toMount } from '../src/config/resolve-site.ts'
import { siteConfigSchema } from '../src/config/schema.ts'
import { loadEntry } from '../src/content/entry.ts'
import type { Content } from '../src/content/load-content.ts'
import type { Scan } from '../src/content/scan.ts'
import type { TranslationRecord } from '../src/content/translation-record.ts'
import { emptyTranslationRecord } from '../src/content/translation-record.ts'
import { type Plan, planSite } from '../src/plan/plan-site.ts'
import { type PlannedSite, toPlannedSite } from '../src/plan/planned-site.ts'

const messages = {
  ...Object.fromEntries(requiredMessageKeys.map((key) => [key, key])),
  'blog.page': 'Page {page}',
  'blog.tag': 'Tag {tag}',
  'docs.tag': 'Tag {tag}',
  'doc.step': 'Step {step} of {steps}',
} as Messages

/** What is known of a text that says nothing. */
export const emptyCompiled: Compiled = {
  bodyKey: '',
  references: [],
  islands: [],
  headings: [],
  sectionHashes: {},
  anchors: [],
  entries: [],
  minutes: 1,
  truncated: false,
  hasTypeScript: false,
  includes: [],
  comments: [],
  problems: [],
}

/** A site in English and Chinese with the default configuration, except for what `config` sets. */
export function siteOf(config: Partial<SiteConfig> = {}, cut: readonly CutVersion[] = []): Site {
  const whole: SiteConfig = {
    title: 'Site',
    tagline: 'A site',
    url: 'https://site.example',
    locales: [
      { id: 'en', lang: 'en', label: 'English' },
      { id: 'zh-cn', lang: 'zh-CN', label: '中文' },
    ],
    messages: Object.fromEntries((config.locales ?? [{ id: 'en' }, { id: 'zh-cn' }]).map(({ id }) => [id, messages])),
    ...config,
  }
  const parsed = siteConfigSchema.parse(whole)
  return resolveSite(parsed, { mount: toMount(parsed.base), cut })
}

/** A text of a site: its front matter, and what the compiler would report about it. */
export type Text = { readonly front: string; readonly compiled?: Partial<Compiled> }

export type PlanTextsOptions = {
  readonly site?: Site
  readonly assets?: readonly string[]
  readonly publicFiles?: readonly string[]
  readonly translations?: TranslationRecord['sections']
}

/** Plans texts, given by their paths below the content folder: `en/docs/guide.md`. A text may be given as its front matter only. */
export function planTexts(
  texts: Readonly<Record<string, string | Text>>,
  { site = siteOf(), assets = [], publicFiles: given = [], translations = {} }: PlanTextsOptions = {},
): Planned {
  const contents = Object.entries(texts).map(([path, text]) => toContent(path, typeof text === 'string' ? { front: text } : text))
  const publicFiles = new Set(given)
  const plan = planSite(contents, {
    site,
    publicFiles,
    dates: new Map(),
    translationRecord: { ...emptyTranslationRecord, sections: translations },
  })
  const scan: Scan = { sources: contents.map(({ entry }) => entry.source), assets: new Set(assets) }
  const planned = toPlannedSite({ site, plan, scan, contents, publicFiles })
  return {
    plan,
    planned,
    contents,
    paths: plan.routes.map(({ page }) => page.path),
    page: (path, type) => {
      const page = plan.routes.find((route) => route.page.path === path)?.page
      if (page?.type !== type) throw new Error(`There is no ${type} at ${path}`)
      return page as PageOf<typeof type>
    },
  }
}

export type Planned = {
  readonly plan: Plan
  readonly planned: PlannedSite
  readonly contents: readonly Content[]
  readonly paths: readonly string[]
  /** The page at a path. Throws when there is none of this type. */
  page<T extends PageType>(path: string, type: T): Extract<PageData, { type: T }>
}

function toContent(path: string, { front, compiled }: Text): Content {
  const [locale = '', kind = '', ...rest] = path.split('/')
  const isDocs = /^docs(-|$)/.test(kind)
  const problems = createProblemList()
  const source: SourceFile = {
    file: `content/${path}`,
    kind: isDocs ? 'docs' : (kind as ContentKind),
    locale,
    version: kind.startsWith('docs-') ? kind.slice('docs-'.length) : 'current',
    name: rest.join('/'),
    text: `---\n${front}\n---\n`,
    key: path,
  }
  const entry = loadEntry(source, problems)
  if (entry === null) throw new Error(problems.all()[0]?.message)
  return { entry, compiled: { ...emptyCompiled, ...compiled } }
}
