import type { Program } from './program.ts'

/** A schema that a file of the program exports. */
export type ExportedSchema = {
  readonly path: string
  readonly name: string
  /** Counted from 1. */
  readonly line: number
  /** The declaration as it is written. */
  readonly text: string
}

const builders =
  'Struct|List|Union|Tuple|Record|Literal|Nullable|Optional|Strict|NonStrict|Intersect|ReadOnly|ReadOnlyDeep|RegExp|' +
  'pick|omit|partial|required|keyof|pickObject|omitObject|partialObject|requiredObject|pickStruct|omitStruct|partialStruct|requiredStruct'
const scalars = 'String|Number|Int|Float|Boolean|ID|Date|Any|Unknown|Never|Json|Null|Undefined'
const declaration = new RegExp(
  `^export (?:class (\\w+)(?:<[^>\\n]*>)? extends [\\w.]+|const (\\w+)(?:: [^=\\n]+)? = (?:(?:${builders})\\(|(?:${scalars})[;\\s]))`,
  'gm',
)

/** A declaration is shown up to this length, in characters. A program may have thousands, each of which could be as long as its file. */
const longestShown = 5000

/** The schemas that the program's files export, as far as their text shows it: classes with a base, and what a builder returns. */
export function findSchemas({ files }: Program): readonly ExportedSchema[] {
  return files.flatMap(({ path, text }) => {
    let line = 1
    let last = 0
    return [...text.matchAll(declaration)].flatMap(({ 0: start, 1: ofClass, 2: ofConst, index }) => {
      const name = ofClass ?? ofConst
      line += text.slice(last, index).split('\n').length - 1
      last = index
      // Errors are classes with a base, too.
      if (name === undefined || /extends \w*Error$/.test(start)) return []
      return [{ path, name, line, text: wholeDeclaration(text.slice(index, index + longestShown)) }]
    })
  })
}

/** The declaration at the start of a text: up to the line where all its brackets are closed. */
function wholeDeclaration(text: string): string {
  let depth = 0
  // A constant may have no brackets at all and end with its line. A class has at least those of its body.
  let opened = !text.startsWith('export class')
  for (const { 0: mark, index } of text.matchAll(/[([{}\])\n]/g)) {
    if (mark === '\n') {
      if (depth <= 0 && opened) return text.slice(0, index)
    } else if ('([{'.includes(mark)) {
      depth += 1
      opened = true
    } else depth -= 1
  }
  return text
}
