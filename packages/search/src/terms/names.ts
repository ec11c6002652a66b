/** A name that a text defines. `isSure` is false for one that is merely alone on its line, as the output of a program may be. */
export type DefinedName = { readonly name: string; readonly isSure: boolean }

const declared = /^\s*declare (?:abstract )?(?:const|let|function|class|type|interface|enum|namespace) ([\w$]+)/
const entry = /^(-*[\p{L}$_@][\w$.@/-]*)(?:<[^>]*>)?(\([^()]*\))?\??(?: <[^>]*>)?$/u
const longestEntry = 80

/** The name that a line defines, by a declaration or because it holds nothing else: `listen(...args)`, `userId?`, `--port <port>`. */
export function nameOnLine(line: string): DefinedName | null {
  const declaration = declared.exec(line)
  if (declaration !== null) return { name: declaration[1] as string, isSure: true }
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
