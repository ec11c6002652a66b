import type { PageText } from '../terms/search-files.ts'

/** A text, and the same in lower case, place by place. */
export type SearchedText = { readonly text: string; readonly lower: string }

/** A page's words, ready to be looked through again with every key that a reader presses. */
export type ReadPage = Omit<PageText, 'title' | 'description' | 'sections'> & {
  readonly title: SearchedText
  readonly description: SearchedText
  readonly sections: readonly {
    readonly id: string
    readonly heading: SearchedText
    readonly text: SearchedText
    readonly kind: string | null
  }[]
}

export function readPageText({ title, description, sections, ...page }: PageText): ReadPage {
  return {
    ...page,
    title: toSearchedText(title),
    description: toSearchedText(description),
    sections: sections.map(([id, heading, text, kind = null]) => ({
      id,
      heading: toSearchedText(id === '' ? title : heading),
      text: toSearchedText(text),
      kind,
    })),
  }
}

export function toSearchedText(text: string): SearchedText {
  const lower = text.toLowerCase()
  // Few letters are longer in lower case; a text that has one is looked through as it is.
  return { text, lower: lower.length === text.length ? lower : text }
}
