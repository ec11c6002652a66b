import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contentFolder } from '../site-folders.ts'

/** A term, and what a Chinese page calls it. */
export type Term = {
  readonly en: string
  readonly zh: string
  /** Stays in English, spelled like `zh`. */
  readonly keep: boolean
  /** Other spellings that mean something else: the function `Api` beside the word API. */
  readonly also: readonly string[]
  /** The first use on a page names the English word, too. */
  readonly annotate: boolean
  /** Renderings of others. */
  readonly rogue: readonly string[]
}

/** The site's terms. */
export function readGlossary(): Term[] {
  const terms = parse(readFileSync(`${contentFolder}/glossary.yaml`, 'utf8')) as readonly (Pick<Term, 'en' | 'zh'> & Partial<Term>)[]
  return terms.map(({ en, zh, keep = false, also = [], annotate = false, rogue = [] }) => ({ en, zh, keep, also, annotate, rogue }))
}
