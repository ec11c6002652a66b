import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contentFolder } from '../site-folders.ts'

/** A term and its Chinese translation. */
export type Term = {
  readonly en: string
  readonly zh: string
  /** Whether the term stays in English, spelled like `zh`. */
  readonly keep: boolean
  /** Other spellings that mean something else. */
  readonly also: readonly string[]
  /** The page that explains the term. Only this page gives the English word, at the first use. */
  readonly defined?: string
  /** Translations that must not be used, as regular expressions. */
  readonly avoid: readonly string[]
  /** Other words that readers type into the search for the term. */
  readonly alias: readonly string[]
}

/** Reads the terms of the site's glossary. */
export function readGlossary(): Term[] {
  const terms = parse(readFileSync(`${contentFolder}/glossary.yaml`, 'utf8')) as readonly (Pick<Term, 'en' | 'zh'> & Partial<Term>)[]
  return terms
    .filter(({ en }) => en !== undefined)
    .map(({ keep = false, also = [], avoid = [], alias = [], ...term }) => ({ ...term, keep, also, avoid, alias }))
}
