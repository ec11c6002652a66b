import type { Block } from '../typography/unit.ts'
import type { Term } from './read-glossary.ts'

/** A word for which the glossary has another one, and its offset. */
export type ForeignTerm = { readonly start: number; readonly word: string; readonly term: Term }

/** The words of a text for which the glossary has another one: other translations, and names in another spelling. */
export function foreignTerms(blocks: readonly Block[], terms: readonly Term[]): ForeignTerm[] {
  return blocks.flatMap(({ units }) => {
    // Code and addresses become one character each, so that an index in this text is an index in the units.
    const text = units.map(({ character }) => character || '\uFFFC').join('')
    return terms.flatMap((term) =>
      patternsOf(term).flatMap((pattern) =>
        [...text.matchAll(pattern)]
          .filter(([word]) => word !== term.zh && !term.also.includes(word))
          .map((match) => ({ start: units[match.index]?.start ?? 0, word: match[0], term })),
      ),
    )
  })
}

function patternsOf({ zh, keep, avoid }: Term): RegExp[] {
  const names = keep ? [new RegExp(`(?<![\\w./-])${zh}(?![\\w./-])`, 'gi')] : []
  return [...names, ...avoid.map((word) => new RegExp(word, 'g'))]
}
