/** The kind of a character. Digits and cases are distinguished, because words are cut where the kind changes. */
export type CharacterKind = 'none' | 'han' | 'lower' | 'upper' | 'digit' | 'connector'

const connectors = new Set(Array.from("._-/:@$#<>?'’", (character) => character.codePointAt(0)))

/** The kind of a code point. Letters of scripts without case count as lower. */
export function kindOf(code: number): CharacterKind {
  if (code < 0x80) return kindOfAscii(code)
  if (isHan(code)) return 'han'
  if (connectors.has(code)) return 'connector'
  const character = String.fromCodePoint(code)
  if (/\p{Lu}/u.test(character)) return 'upper'
  if (/[\p{L}\p{M}]/u.test(character)) return 'lower'
  return /\p{N}/u.test(character) ? 'digit' : 'none'
}

function kindOfAscii(code: number): CharacterKind {
  if (code >= 0x61 && code <= 0x7a) return 'lower'
  if (code >= 0x41 && code <= 0x5a) return 'upper'
  if (code >= 0x30 && code <= 0x39) return 'digit'
  return connectors.has(code) ? 'connector' : 'none'
}

function isHan(code: number): boolean {
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)) return true
  if (code < 0x2e80 || (code > 0x3029 && code < 0x3400) || (code > 0x9fff && code < 0xf900)) return false
  return /\p{Script=Han}/u.test(String.fromCodePoint(code))
}
