import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale, ProblemList } from '@pagewright/model'
import { type SearchManifest, toTermKey } from '@pagewright/search'
import { readYaml } from '../data/read-data.ts'

/** Optional: a list of terms with their words by language (`en: middleware`, `zh: 中间件`), an `alias` list, a `rogue` list and a `code` list. */
export const glossaryFile = 'content/glossary.yaml'

export type Glossary = readonly Readonly<Record<string, unknown>>[]

/** Reads the site's glossary; empty where there is none, or none that can be read. */
export function readGlossary(root: string, problems: ProblemList): Glossary {
  const path = join(root, glossaryFile)
  if (!existsSync(path)) return []
  const {
    value: entries,
    mistakes: [mistake],
  } = readYaml(readFileSync(path, 'utf8'))
  if (mistake !== undefined) {
    problems.add('glossary-malformed', {
      file: glossaryFile,
      span: mistake.span,
      message: `The glossary is not valid YAML, so search does without: ${mistake.message}`,
    })
    return []
  }
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'object' && entry !== null) : []
}

/**
 * What a locale says for the terms of other languages, and for what readers type instead of its own: aliases and rogue terms. All of them
 * also lead to the names that the term has in code.
 */
export function glossaryFor({ lang }: Pick<Locale, 'lang'>, glossary: Glossary): SearchManifest['glossary'] {
  const own = lang.split('-')[0]?.toLowerCase() ?? ''
  const words = new Map<string, string[]>()
  for (const entry of glossary) {
    const word = entry[own]
    if (typeof word !== 'string') continue
    const others = Object.entries(entry).flatMap(([language, other]) => (languageKey.test(language) && language !== own ? [other] : []))
    const names = listOf(entry['code'])
    for (const other of [word, ...others, ...listOf(entry['alias']), ...listOf(entry['rogue'])]) {
      if (typeof other !== 'string' || regularExpression.test(other)) continue
      const key = toTermKey(other)
      const meant = [word, ...names].filter((name): name is string => typeof name === 'string' && toTermKey(name) !== key)
      if (meant.length > 0) words.set(key, [...new Set([...(words.get(key) ?? []), ...meant])])
    }
  }
  return Object.fromEntries(words)
}

const languageKey = /^[a-z]{2,3}(-|$)/i
/** A rogue term may be one, which nobody types. */
const regularExpression = /[\\()[\]{}|?*+^$]/

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
