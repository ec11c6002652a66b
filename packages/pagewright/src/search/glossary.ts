import { join } from 'node:path'
import type { Locale, ProblemList, Span } from '@pagewright/model'
import { type SearchManifest, toTermKey } from '@pagewright/search'
import * as z from 'zod'
import { readText } from '../cache/files.ts'
import { readYaml } from '../data/read-data.ts'
import { schemaIssues } from '../data/schema-issues.ts'

/** Optional: a list of terms. */
export const glossaryFile = 'content/glossary.yaml'

export type Glossary = readonly Readonly<Record<string, unknown>>[]

const word = z.string('must be a text; Write the word, in quotes if it is a number, or delete the line')
const words = z.array(word, 'must be a list; Write it in brackets: [one, two]').optional()
const keys = {
  alias: words,
  avoid: words,
  code: words,
  also: words,
  stopWords: words,
  defined: word.optional(),
  keep: z.boolean().optional(),
}

/**
 * Terms: each has its words by language (`en: middleware`, `zh: 中间件`), what readers type for it, what nobody should write, and names
 * in code.
 */
function glossarySchema(locales: readonly Language[], entries: unknown): z.ZodType {
  // Words in languages that the site does not have are typed by readers as well.
  const others = listOf(entries).flatMap((entry) => Object.keys(entry ?? {}).filter(isLanguage))
  const languages = Object.fromEntries([...locales.flatMap(languageKeys), ...others].map((key) => [key, word.optional()]))
  const term = z.strictObject({ ...keys, ...languages }, 'must be a term; Write `- en: middleware`')
  return z.array(term, 'must be a list; Begin each term with a hyphen: `- en: middleware`')
}

type Language = Pick<Locale, 'id' | 'lang'>

/** The keys under which a term may have its word in a locale, the most particular first: `pt-br`, `pt-BR`, `pt`. */
function languageKeys({ id, lang }: Language): string[] {
  return [id, lang, lang.replace(/-.*/, '').toLowerCase()]
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a text is the tag of a language that is known and in its usual form: `de` and `zh-Hans`, but not `eng` or `zhh`. */
function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0]?.toLowerCase() === text.toLowerCase() && languageNames.of(text) !== undefined
  } catch {
    return false
  }
}

/** Reads the site's glossary; what cannot be used of it is left out, with problems. Empty where there is none. */
export function readGlossary(root: string, { locales, problems }: { locales: readonly Language[]; problems: ProblemList }): Glossary {
  const text = readText(join(root, glossaryFile)) ?? ''
  const { value, mistakes, ...places } = readYaml(text)
  const entries = value ?? []
  const schema = glossarySchema(locales, entries)
  const { error } = schema.safeParse(entries)
  const issues = error === undefined ? [] : schemaIssues(error, { schema, whole: 'The glossary' })
  const found = [
    ...mistakes.map(({ message, ...rest }) => ({ ...rest, message: `The glossary is not valid YAML, so search does without: ${message}` })),
    ...issues.map(({ kind, path, ...rest }) => ({ span: kind === 'unknown-key' ? places.spanOfKey(path) : places.spanOf(path), ...rest })),
  ]
  for (const { span, message, hint } of found) problems.add('glossary-malformed', { file: glossaryFile, span, message, hint })
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'object' && entry !== null) : []
}

/** The pages that explain terms, by their files below the folder of the default locale, and where the glossary names them. */
export function definedPages(root: string): { readonly page: string; readonly span: Span }[] {
  const { value, spanOf } = readYaml(readText(join(root, glossaryFile)) ?? '')
  return listOf(value).flatMap((entry, index) => {
    const page = (entry as Glossary[number] | null)?.['defined']
    return typeof page === 'string' ? [{ page, span: spanOf([index, 'defined']) }] : []
  })
}

/**
 * What a locale says for the terms of other languages, and for what readers type instead of its own: aliases and terms to avoid. All
 * of them also lead to the names that the term has in code. Where the glossary has no word of the locale, that of the original counts, in
 * which pages without a translation are written.
 */
export function glossaryFor(
  locale: Language,
  { glossary, original }: { readonly glossary: Glossary; readonly original: Language },
): SearchManifest['glossary'] {
  const words = new Map<string, string[]>()
  for (const entry of glossary) {
    const word = [...languageKeys(locale), ...languageKeys(original)].map((key) => entry[key]).find((value) => value !== undefined)
    if (typeof word !== 'string') continue
    const others = Object.entries(entry).flatMap(([key, other]) => (Object.hasOwn(keys, key) ? [] : [other]))
    const names = listOf(entry['code'])
    for (const other of [word, ...others, ...listOf(entry['alias']), ...listOf(entry['avoid'])]) {
      if (typeof other !== 'string' || regularExpression.test(other)) continue
      const key = toTermKey(other)
      const meant = [word, ...names].filter((name): name is string => typeof name === 'string' && toTermKey(name) !== key)
      if (meant.length > 0) words.set(key, [...new Set([...(words.get(key) ?? []), ...meant])])
    }
  }
  return Object.fromEntries(words)
}

/** Stop words of this site: names of what readers come from, such as another framework. */
export function stopWordsOf(glossary: Glossary): string[] {
  return glossary.flatMap((entry) => listOf(entry['stopWords'])).map((word) => toTermKey(String(word)))
}

/** A term to avoid may be a regular expression, which nobody types. */
const regularExpression = /[\\()[\]{}|?*+^$]/

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
