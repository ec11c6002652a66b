import { codeMark, unseenMark } from '@pagewright/model'
import { cutParts, cutWords } from '../terms/cut-words.ts'
import {
  kindPrefix,
  messagePrefix,
  nameDefinition,
  nameHeading,
  nameKeyword,
  nameLine,
  namePrefix,
  nameTitle,
  toAmount,
  wordHeading,
  wordTitle,
  wordWhole,
} from '../terms/mark.ts'
import { isOneName, memberNames, nameOnLine } from '../terms/names.ts'
import type { PageText } from '../terms/search-files.ts'
import { isStopWord } from '../terms/stop-words.ts'
import { hanTerms, joinText, normalizeText, type WordTerm, wordTerms } from '../terms/terms.ts'

/** The parts of a page that go into the index. */
export type PageWords = Pick<PageText, 'title' | 'description' | 'sections'> & {
  readonly tags: readonly string[]
  /** What the sidebar calls the page; empty if that is its title. */
  readonly label: string
}

/** How many times a word of the description counts, because a description says in a few words what a page is about. */
const descriptionWeight = 8

/**
 * Creates a function that returns the terms of a page with their marks: those of title, headings and text, and the names that the page
 * defines.
 */
export function createPageReader(): (page: PageWords) => Map<string, number> {
  // The terms of each word are kept, because texts consist of few different words.
  const known = new Map<string, readonly WordTerm[]>()
  const termsOf = (word: string): readonly WordTerm[] => {
    const terms = known.get(word) ?? wordTerms(cutParts(word))
    known.set(word, terms)
    return terms
  }
  return ({ title, label, description, tags, sections: marked }) => {
    const sections = marked.map(([, lines, text, kind]) => {
      const [heading = '', ...others] = lines.replaceAll(codeMark, '').split('\n')
      const [keywords, messages] = kind === 'error' ? [[], others] : [others, []]
      return { heading, keywords, messages, text: text.replaceAll(codeMark, '').replace(unseenMark, '\n'), kind }
    })
    const counts = createCounts()
    const target = { counts, termsOf }
    // A title also counts as a heading, because a page may have one word of a query in its title and another one in a heading.
    for (const name of [title, label]) addHeading(name, { place: wordTitle | wordHeading, ...target })
    addText(description, { place: 0, weight: descriptionWeight, ...target })
    addPairs(description, counts)
    for (const tag of tags) addText(tag, { place: 0, weight: 1, ...target })
    for (const { heading, keywords, text, kind } of sections) {
      // The message of an error is a sentence with many words that the page is not about.
      addHeading(heading, { place: kind === 'error' ? 0 : wordHeading, ...target })
      for (const phrase of keywords) addHeading(phrase, { place: wordHeading, ...target })
      addText(text, { place: 0, weight: 1, ...target })
    }
    const terms = counts.toMarks()
    for (const [name, mark] of readNames({ title, label, sections })) terms.set(name, mark)
    for (const { kind, messages } of sections) {
      if (kind !== undefined) terms.set(kindPrefix + kind, 0)
      for (const message of messages) terms.set(messagePrefix + message, nameTitle)
    }
    return terms
  }
}

type Counts = { readonly add: (term: string, place: number, weight: number) => void; readonly toMarks: () => Map<string, number> }

/** Counts terms and collects their places. */
function createCounts(): Counts {
  const terms = new Map<string, { readonly count: number; readonly places: number }>()
  let length = 0
  return {
    add: (term, place, weight) => {
      const { count, places } = terms.get(term) ?? { count: 0, places: 0 }
      terms.set(term, { count: count + weight, places: places | place })
      length += weight
    },
    toMarks: () => new Map(Array.from(terms, ([term, { count, places }]) => [term, places | toAmount(count, length)])),
  }
}

type Target = { readonly place: number; readonly counts: Counts; readonly termsOf: (word: string) => readonly WordTerm[] }

function addText(text: string, { place, counts, termsOf, weight }: Target & { weight: number }): void {
  for (const word of cutWords(normalizeText(text))) {
    if (word.isHan) for (const term of hanTerms(word.text)) counts.add(term, place, weight)
    else {
      // The whole of an address is no word that could be offered to a reader.
      const isAddress = word.text.includes('://')
      for (const { term, isWhole } of termsOf(word.text)) counts.add(term, isWhole && !isAddress ? place | wordWhole : place, weight)
    }
  }
}

/** Neighboring words of a heading are also joined, so that `HTTP server` is found as `http-server`. They are no word of the text. */
function addHeading(text: string, { place, counts, termsOf }: Target): void {
  addText(text, { place, counts, termsOf, weight: 1 })
  for (const parts of runsOf(text)) if (parts.length > 1) for (const { term } of wordTerms(parts)) counts.add(term, place, 1)
}

/** The pairs of neighboring words, so that a query of several words finds the description that has them as a phrase. */
function addPairs(text: string, counts: Counts): void {
  for (const parts of runsOf(text)) for (const [at, part] of parts.slice(1).entries()) counts.add(`${parts[at]}${part}`, 0, 1)
}

/** The parts of the words of a text, in runs that end where Han characters stand between. */
function runsOf(text: string): string[][] {
  const runs: string[][] = [[]]
  for (const word of cutWords(normalizeText(text))) {
    if (word.isHan) runs.push([])
    else runs.at(-1)?.push(...cutParts(word.text))
  }
  return runs
}

/** The words of a heading without stop words: `create` and `project` for `Create a project`. */
function tellingWords(heading: string): string[] {
  return cutWords(normalizeText(heading))
    .map(({ text }) => joinText(text))
    .filter((word) => !isStopWord(word))
}

type Named = Pick<PageWords, 'title' | 'label'> & {
  readonly sections: readonly {
    readonly heading: string
    readonly keywords: readonly string[]
    readonly text: string
    readonly kind: string | undefined
  }[]
}

/**
 * The names on a page: its title, its headings and what it defines, with their marks. A call that is defined below a heading
 * which is a name is also a member of that: `json(value)` below `Response` is `Response.json`, and counts like a heading.
 * A program that merely calls `Response.json` does not define it. The row `Http.listen(...args)` defines `Http.listen` and `listen`.
 * Keywords of a section count like its heading.
 */
function readNames({ title, label, sections }: Named): Map<string, number> {
  const names = new Map<string, number>()
  const add = (name: string, mark: number): void => {
    if (name !== '') names.set(namePrefix + name, (names.get(namePrefix + name) ?? 0) | mark)
  }
  add(joinText(title), nameTitle)
  add(tellingWords(title).join(''), nameTitle)
  add(joinText(label), nameTitle)
  for (const { heading, keywords, text, kind } of sections) {
    for (const phrase of keywords) {
      const telling = tellingWords(phrase)
      // A single word of a phrase is not the phrase: `any type` is no keyword for `type`.
      for (const name of [joinText(phrase), telling.length > 1 ? telling.join('') : '']) add(name, nameHeading | nameKeyword)
    }
    const owner = joinText(kind === undefined ? heading : (nameOnLine(heading)?.name ?? heading))
    if (kind === undefined) add(tellingWords(heading).join(''), nameHeading)
    add(owner, kind === undefined ? nameHeading : nameHeading | nameDefinition)
    if (kind !== undefined) for (const member of memberNames(heading)) add(joinText(member), nameDefinition)
    for (const line of text.split('\n')) {
      const defined = nameOnLine(line)
      if (defined === null) continue
      const name = joinText(defined.name)
      add(name, defined.isSure ? nameDefinition : nameLine)
      if (defined.isSure && name !== owner && isOneName(heading)) add(owner + name, nameHeading)
    }
  }
  return names
}
