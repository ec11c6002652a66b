/** A text in quotation marks, as Node.js prints it. */
export function quote(text: string): string {
  const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : !text.includes('`') && !text.includes('${') ? '`' : "'"
  const escaped = text
    .replace(/[\\\n\r\t\0-\x1f\x7f-\x9f]/g, (character) => escapes[character] ?? `\\x${hex(character)}`)
    // Half of a surrogate pair is not a character.
    .replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' }

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
}

/** The key of an object, in quotation marks if it needs them. */
export function printKey(key: string): string {
  return /^[a-zA-Z_]\w*$/.test(key) ? key : quote(key)
}
