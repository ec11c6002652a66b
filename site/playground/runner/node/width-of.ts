/** How many columns of a terminal a text takes: two for a Chinese, Japanese or Korean character, none for a mark on a letter. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (isMark.test(character) ? 0 : isWide.test(character) ? 2 : 1), 0)
}

const isMark = /[\p{Mn}\p{Me}\u200b-\u200f]/u
const isWide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u
