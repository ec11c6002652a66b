import type { PageText } from '../terms/search-files.ts'

/** A text, and the same text in lower case with the same offsets. */
export type SearchedText = { readonly text: string; readonly lower: string }

/** The text of a page, prepared so that it can be searched again after every key press. */
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
  // A few letters are longer in lower case, which would shift the offsets. Such a text is searched as it is.
  return { text, lower: lower.length === text.length ? lower : text }
}
