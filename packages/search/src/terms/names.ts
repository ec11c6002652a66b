/** A name that a text defines. Alone on its line is weaker evidence than a declaration or a call with its parameters: an output may be such a line. */
export type DefinedName = { readonly name: string; readonly isSure: boolean }

const declared = /^\s*declare (?:abstract )?(?:const|let|function|class|type|interface|enum|namespace) ([\w$]+)/
const entry = /^(-*[\p{L}$_@][\w$.@/-]*)(?:<[^>]*>)?(\([^()]*\))?\??(?: <[^>]*>)?$/u
const longestEntry = 80

/**
 * The name that a line of a text defines, if it does: one that declares it, or that holds nothing else, as the first cell
 * of a table does: `listen(...args)`, `userId?`, `--port <port>`.
 */
export function nameOnLine(line: string): DefinedName | null {
  const declaration = declared.exec(line)
  if (declaration !== null) return { name: declaration[1] as string, isSure: true }
  const found = line.length <= longestEntry ? entry.exec(line) : null
  return found === null ? null : { name: found[1] as string, isSure: found[2] !== undefined }
}

/** Whether a heading is the name of something in code. */
export function isOneName(heading: string): boolean {
  return /^[\p{L}$_][\w$.]*$/u.test(heading) && /[a-z]/i.test(heading)
}
