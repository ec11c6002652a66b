/** One visible character of a text, or a piece that is not text (code, an address), and where it stands in the source. */
export type Unit = {
  /** The character; '' for a piece that is not text. */
  readonly character: string
  readonly start: number
  readonly end: number
  /** Where something can be put after it so that it stands outside of marks and links that end with it. */
  readonly after: number
}

/** A stretch of running text: a paragraph, a heading, a cell, a title. */
export type Block = { readonly units: readonly Unit[] }

/** A change of the source, and why. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string; readonly reason: string }

const han = /^[\p{Script=Han}々〇]$/u
const wideMark = /^[、。，；：？！（）「」『』《》〈〉【】]$/
const latin = /^[A-Za-z0-9\u00C0-\u024F]$/

export function isHan(unit: Unit | undefined): boolean {
  return unit !== undefined && han.test(unit.character)
}

/** A full-width mark: it brings its own space. */
export function isWideMark(unit: Unit | undefined): boolean {
  return unit !== undefined && wideMark.test(unit.character)
}

/** A Latin letter, a digit, or a piece of code. */
export function isLatin(unit: Unit | undefined): boolean {
  return unit !== undefined && (unit.character === '' || latin.test(unit.character))
}

export function isSpace(unit: Unit | undefined): boolean {
  return unit?.character === ' '
}
