/** A visible character of a text, or a piece that is not text (code, an address), with its offsets in the source. */
export type Unit = {
  /** The character; '' for a piece that is not text. */
  readonly character: string
  readonly start: number
  readonly end: number
  /** The offset after it and after the marks and links that end with it, where text can be inserted outside of them. */
  readonly after: number
}

/** A block of text: a paragraph, a heading, a table cell, a title. */
export type Block = { readonly units: readonly Unit[] }

/** A change of the source, and its reason. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string; readonly reason: string }

const han = /^[\p{Script=Han}々〇]$/u
const wideMark = /^[、。，；：？！（）「」『』《》〈〉【】]$/
const latin = /^[A-Za-z0-9\u00C0-\u024F]$/

export function isHan(unit: Unit | undefined): boolean {
  return unit !== undefined && han.test(unit.character)
}

/** Whether a unit is a full-width mark, which contains its own space. */
export function isWideMark(unit: Unit | undefined): boolean {
  return unit !== undefined && wideMark.test(unit.character)
}

/** Whether a unit is a Latin letter, a digit, or a piece that is not text. */
export function isLatin(unit: Unit | undefined): boolean {
  return unit !== undefined && (unit.character === '' || latin.test(unit.character))
}

export function isSpace(unit: Unit | undefined): boolean {
  return unit?.character === ' '
}
