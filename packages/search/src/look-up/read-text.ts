import { codeMark, unseenMark } from '@pagewright/model'
import { memberNames, nameOfEntry } from '../terms/names.ts'
import type { PageText } from '../terms/search-files.ts'
import { joinText, withoutAccents } from '../terms/terms.ts'

/** A range of a text, from an offset up to another one. */
export type Range = { readonly start: number; readonly end: number }

/** A text that is shown, and what it is found by. */
export type SearchedText = {
  readonly text: string
  /**
   * The same text in lower case and without accents, with the same offsets. The keywords of a heading and the words of components follow,
   * which nobody sees.
   */
  readonly lower: string
  /** What of it is code, in order. */
  readonly code: readonly Range[]
}

export type ReadSection = {
  readonly id: string
  readonly heading: SearchedText
  readonly text: SearchedText
  readonly kind: string | null
  /** What its heading says, the name in it and its keywords, each joined. */
  readonly names: readonly string[]
  /** The name behind an owner in the title of a row, likewise. */
  readonly members: readonly string[]
  /** The patterns of the messages that it explains. */
  readonly messages: readonly string[]
}

/** The text of a page, prepared so that it can be searched again after every key press. */
export type ReadPage = Omit<PageText, 'title' | 'description' | 'sections'> & {
  readonly title: SearchedText
  readonly description: SearchedText
  readonly sections: readonly ReadSection[]
}

/** Prepares the text of a page as its file holds it. What stands before the first heading gets the page's title as its own. */
export function readPageText({ title, description, sections, ...page }: PageText): ReadPage {
  return {
    ...page,
    title: toSearchedText(title),
    description: toSearchedText(description),
    sections: sections.map(([id, lines, text, kind = null]) => {
      const [own = '', ...keywords] = lines.split('\n')
      const heading = kind !== null && nameOfEntry(own) !== null ? codeMark + own + codeMark : own || title
      // An entry is also found by what it is: `port option`.
      const others = kind === 'error' ? [] : [...keywords, kind ?? '']
      return {
        id,
        heading: toSearchedText(heading, others),
        text: toSearchedText(text),
        kind,
        names: [own || title, nameOfEntry(own)?.name ?? own, ...keywords].map(joinText),
        members: memberNames(own).map(joinText),
        messages: kind === 'error' ? keywords : [],
      }
    }),
  }
}

/** Reads a text in which code stands between two `codeMark`. It is also found by `others` and what follows `unseenMark`. */
export function toSearchedText(marked: string, others: readonly string[] = []): SearchedText {
  const [shown = '', ...unseen] = marked.split(unseenMark)
  let text = ''
  const code: Range[] = []
  for (const [at, part] of shown.split(codeMark).entries()) {
    if (at % 2 === 1) code.push({ start: text.length, end: text.length + part.length })
    text += part
  }
  const lower = toLower(text)
  // A few letters are longer in lower case, which would shift the offsets. Such a text is searched as it is.
  return {
    text,
    lower: [lower.length === text.length ? lower : text, ...[...others, ...unseen].map(toLower)].join('\n'),
    code,
  }
}

/** A text in lower case and without accents. */
export function toLower(text: string): string {
  return withoutAccents(text).toLowerCase()
}
