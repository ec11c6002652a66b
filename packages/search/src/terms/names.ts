import { codeMark } from '@pagewright/model'
import { joinText } from './terms.ts'

/**
 * A name that a text defines. `isSure` is false for a name that is merely alone on its line, because the output of a program may look like
 * that.
 */
type DefinedName = { readonly name: string; readonly isSure: boolean }

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

const shortestMessage = 9

/** Values that a message quotes. */
const values = /(?<=^|[ (])(["']).*?\1/g

/**
 * The error messages in the title of a row, where they stand as code: patterns of their fixed words, joined, with `.*` for each value.
 * One with `cannot` is also found by `can't`. Code of one word is no message, nor of two unless it begins as a sentence does, as in
 * `Unknown command …`, unlike `npm start`.
 */
export function messagesIn(title: string): string[] {
  return title
    .split(codeMark)
    .filter((code, at) => at % 2 === 1 && /^\p{Lu}.* |\S \S+ \S/u.test(code))
    .map((message) => message.replace(values, '…').split('…').map(joinText).filter(Boolean).join('.*'))
    .flatMap((pattern) => [...new Set([pattern, pattern.replace('cannot', 'cant'), pattern.replace(/^cant/, 'cannot')])])
    .filter(({ length }) => length >= shortestMessage)
}

/** A piece of a message that is at least this long is taken for the message. */
const longPiece = 20

/** Whether a query, joined, has the fixed words of a message in their order, or is more than half of the message or a long piece of it. */
export function isMessage(joined: string, message: string): boolean {
  if (new RegExp(message).test(joined)) return true
  return joined.length >= longPiece ? message.includes(joined) : message.startsWith(joined) && 2 * joined.length > message.length
}
