import { islandSlot, unseenMark } from '@pagewright/model'
import { escapeAttribute } from './escape.ts'

// U+0000 cannot stand in decoded sources, so no text of an author looks like a token.
const token = /\0([a-z/])(\d+)([^\0]*)\0/g
/** A token of a component in the words of a text, where it is a line by itself. */
const islandLine = new RegExp(`${token.source}\\n?`, 'g')

/** Marks the places in compiled HTML that are filled when the page is rendered, because the rest of the site decides about them. */
export const referenceTokens = {
  /** `index` counts the references of the text; `more` are further attributes. */
  linkStart: (index: number, more = ''): string => `\0a${index}${more}\0`,
  /** A link to the page that runs a program. It is also a control, so that a click waits for the runtime, which may do better. */
  tryStart: (index: number): string => `\0t${index}\0`,
  linkEnd: (index: number): string => `\0/${index}\0`,
  image: (index: number, more: string): string => `\0i${index}${more}\0`,
  /** Stands behind a heading, by its index among those of the text. */
  note: (heading: number): string => `\0n${heading}\0`,
  /** Stand around the text inside a component, by its index among those of the text. */
  islandStart: (index: number): string => `\0s${index}\0`,
  islandEnd: (index: number): string => `\0e${index}\0`,
}

/** Where a reference leads, and how large an image is, if that is known; null drops an image, or a link around its words. */
export type Resolved = { readonly url: string; readonly size?: { readonly width: number; readonly height: number } | null } | null

/** A remark on a text that is put into its HTML without being part of it. */
export type SectionNote = {
  /** The heading that it follows, by its index among the text's headings, or one of the two ends of the text. */
  readonly place: number | 'start' | 'end'
  readonly html: string
}

/** What is put into compiled HTML. */
type Filling = {
  readonly resolved: readonly Resolved[]
  /** HTML of the components. Each stands around the text inside it, which is put into its `islandSlot`. */
  readonly islands?: readonly string[]
  readonly notes?: readonly SectionNote[]
}

/** Fills the marked places of compiled HTML. */
export function fillReferences(html: string, { resolved, islands = [], notes = [] }: Filling): string {
  const noteAt = (place: SectionNote['place']): string => notes.find((note) => note.place === place)?.html ?? ''
  const filled = html.replace(token, (_whole, kind: string, digits: string, more: string) => {
    const index = Number(digits)
    if (kind === 'n') return noteAt(index)
    if (kind === 's' || kind === 'e') return aroundText(islands[index] ?? '')[kind]
    const target = resolved[index] ?? null
    if (target === null) return ''
    if (kind === '/') return '</a>'
    const { url, size = null } = target
    if (kind === 'i')
      return `<img src="${escapeAttribute(url)}"${size === null ? '' : ` width="${size.width}" height="${size.height}"`}${more}>`
    return `<a href="${escapeAttribute(url)}"${more}${kind === 't' ? ' data-action="try"' : ''}>`
  })
  return noteAt('start') + filled + noteAt('end')
}

/**
 * Puts the words of components behind the text of a section, in which `islandStart` stands for each of them. They are labels and output of
 * programs, no prose.
 */
export function fillIslandWords(text: string, words: readonly string[]): string {
  const found = Array.from(text.matchAll(token), ([, , index]) => words[Number(index)] ?? '')
  return found.length === 0 ? text : `${text.replace(islandLine, '').trim()}${unseenMark}${found.join('\n')}`
}

/** The HTML of a component before the text inside it, and behind that text. */
function aroundText(html: string): { readonly s: string; readonly e: string } {
  const at = html.indexOf(islandSlot)
  if (at === -1) return { s: html, e: '' }
  const inside = at + islandSlot.indexOf('</')
  return { s: html.slice(0, inside), e: html.slice(inside) }
}
