import { cutParts, cutWords } from '../terms/cut-words.ts'
import { marks, nameMarks, namePrefix, toAmount } from '../terms/mark.ts'
import { isOneName, nameOnLine } from '../terms/names.ts'
import type { PageText } from '../terms/search-files.ts'
import { hanTerms, joinTerms, joinText, normalizeText, wordTerms } from '../terms/terms.ts'

/** What of a page goes into the index. */
export type PageWords = Pick<PageText, 'title' | 'description' | 'sections'> & {
  readonly tags: readonly string[]
  /** Another name of the page; empty where it has none. */
  readonly label: string
}

/** A description says in a few words what a page is about: each of its words counts as so many. */
const descriptionWeight = 8

export type PageReader = (page: PageWords) => Map<string, number>

/** Reads pages' terms, each with its mark: those of title, headings and text, and the names of what a page defines. */
export function createPageReader(): PageReader {
  const cut = createWordCutter()
  return ({ title, label, description, tags, sections }) => {
    const counts = createCounts()
    const target = { counts, cut }
    addHeading(title, { place: marks.title, ...target })
    addHeading(label, { place: marks.title, ...target })
    addText(description, { place: 0, weight: descriptionWeight, ...target })
    for (const tag of tags) addText(tag, { place: 0, weight: 1, ...target })
    for (const [, heading, text] of sections) {
      addHeading(heading, { place: marks.heading, ...target })
      addText(text, { place: 0, weight: 1, ...target })
    }
    const terms = counts.toMarks()
    for (const [name, mark] of readNames({ title, label, sections })) terms.set(name, mark)
    return terms
  }
}

type CutWord = readonly { readonly term: string; readonly isWhole: boolean }[]

/** Cuts each word once: few different ones make up all texts. */
function createWordCutter(): (word: string) => CutWord {
  const known = new Map<string, CutWord>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const terms: { term: string; isWhole: boolean }[] = []
    wordTerms(word, (term, isWhole) => terms.push({ term, isWhole }))
    known.set(word, terms)
    return terms
  }
}

type Counts = { readonly add: (term: string, place: number, weight: number) => void; readonly toMarks: () => Map<string, number> }

const placeBits = 64

/** Counts terms and gathers their places, both in one number a term: there are a thousand terms on a page. */
function createCounts(): Counts {
  const counts = new Map<string, number>()
  let length = 0
  return {
    add: (term, place, weight) => {
      length += weight
      counts.set(term, ((counts.get(term) ?? 0) + weight * placeBits) | place)
    },
    toMarks: () => {
      for (const [term, count] of counts) counts.set(term, (count & (placeBits - 1)) | toAmount(Math.floor(count / placeBits), length))
      return counts
    },
  }
}

type Target = { readonly place: number; readonly counts: Counts; readonly cut: (word: string) => CutWord }

function addText(text: string, { place, counts, cut, weight }: Target & { weight: number }): void {
  for (const word of cutWords(normalizeText(text))) {
    if (word.isHan) hanTerms(word.text, (term) => counts.add(term, place, weight))
    else for (const { term, isWhole } of cut(word.text)) counts.add(term, isWhole ? place | marks.whole : place, weight)
  }
}

/** Words beside each other in a heading are joined, too: `HTTP server` is found as `http-server`. */
function addHeading(text: string, target: Target): void {
  const { place, counts } = target
  addText(text, { ...target, weight: 1 })
  let neighbours: string[] = []
  const join = (): void => {
    if (neighbours.length > 1) joinTerms(neighbours, (term, isWhole) => counts.add(term, isWhole ? place | marks.whole : place, 1))
    neighbours = []
  }
  for (const word of cutWords(normalizeText(text))) {
    if (word.isHan) join()
    else neighbours.push(...cutParts(word.text))
  }
  join()
}

/**
 * What the page is called, what its headings are, and what it defines, as terms without anything between their letters.
 * A call below a heading that is a name is also a member of it, and counts as its heading does: `json(value)` below `Response`
 * is `Response.json`. A program that calls `Response.json` only uses it.
 */
function readNames({ title, label, sections }: Pick<PageWords, 'title' | 'label' | 'sections'>): Map<string, number> {
  const names = new Map<string, number>()
  const add = (name: string, mark: number): void => {
    if (name !== '') names.set(namePrefix + name, (names.get(namePrefix + name) ?? 0) | mark)
  }
  add(joinText(title), nameMarks.title)
  add(joinText(label), nameMarks.title)
  for (const [, heading, text] of sections) {
    const owner = joinText(heading)
    add(owner, nameMarks.heading)
    for (const line of text.split('\n')) {
      const defined = nameOnLine(line)
      if (defined === null) continue
      const name = joinText(defined.name)
      add(name, defined.isSure ? nameMarks.definition : nameMarks.line)
      if (defined.isSure && name !== owner && isOneName(heading)) add(owner + name, nameMarks.heading)
    }
  }
  return names
}
