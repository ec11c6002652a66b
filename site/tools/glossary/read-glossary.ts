import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contentFolder } from '../site-folders.ts'

/** A term, and what a Chinese page calls it. */
export type Term = {
  readonly en: string
  readonly zh: string
  /** Stays in English, spelled like `zh`. */
  readonly keep: boolean
  /** Other spellings that mean something else. */
  readonly also: readonly string[]
  /** The page that explains the term, and is the only one to name the English word: at the first use. */
  readonly defined?: string
  /** Renderings of others, as regular expressions. */
  readonly rogue: readonly string[]
  /** What else readers type into the search. */
  readonly alias: readonly string[]
}

/** The site's terms. */
export function readGlossary(): Term[] {
  const terms = parse(readFileSync(`${contentFolder}/glossary.yaml`, 'utf8')) as readonly (Pick<Term, 'en' | 'zh'> & Partial<Term>)[]
  return terms.map(({ keep = false, also = [], rogue = [], alias = [], ...term }) => ({ ...term, keep, also, rogue, alias }))
}
