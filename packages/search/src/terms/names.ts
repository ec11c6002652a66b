/**
 * A name that a text defines. `isSure` is false for a name that is merely alone on its line, because the output of a program may look like
 * that.
 */
export type DefinedName = { readonly name: string; readonly isSure: boolean }

const declared = /^\s*declare (?:abstract )?(?:const|let|function|class|type|interface|enum|namespace) ([\w$]+)/
const entry = /^(-*[\p{L}$_@][\w$.@/-]*)(?:<[^>]*>)?(\([^()]*\))?\??(?: <[^>]*>)?$/u
const longestEntry = 80

/**
 * The name that a line of text defines: by a declaration, or because the line holds nothing else, as the first cell
 * of a table does: `listen(...args)`, `userId?`, `--port <port>`. Null when it defines none.
 */
export function nameOnLine(line: string): DefinedName | null {
  const declaration = declared.exec(line)
  return declaration === null ? nameOfEntry(line) : { name: declaration[1] as string, isSure: true }
}

/** The name in the heading of an entry, likewise. */
export function nameOfEntry(line: string): DefinedName | null {
  const found = line.length <= longestEntry ? entry.exec(line) : null
  return found === null ? null : { name: found[1] as string, isSure: found[2] !== undefined }
}

/** The names behind the owner in the title of a row: `listen` in `Http.listen(...args)`, `-t` and `--template` in `create -t, --template`. */
export function memberNames(title: string): readonly string[] {
  return title.match(/(?<= )-+[\w-]+|(?<=^[^(<\s]*\.)[\w$]+(?=$|[(<?])/g) ?? []
}

/** Whether a heading is the name of something in code. */
export function isOneName(heading: string): boolean {
  return /^[\p{L}$_][\w$.]*$/u.test(heading) && /[a-z]/i.test(heading)
}
