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
  `^export (?:class (\\w+)(?:<[^>]*>)? extends [\\w.]+|const (\\w+)(?:: [^=]+)? = (?:(?:${builders})\\(|(?:${scalars})[;\\s]))`,
  'gm',
)

/** The schemas that the program's files export, as far as their text shows it: classes with a base, and what a builder returns. */
export function findSchemas({ files }: Program): readonly ExportedSchema[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(declaration)].flatMap(({ 0: start, 1: ofClass, 2: ofConst, index }) => {
      const name = ofClass ?? ofConst
      // Errors are classes with a base, too.
      if (name === undefined || /extends \w*Error$/.test(start)) return []
      return [{ path, name, line: text.slice(0, index).split('\n').length, text: wholeDeclaration(text.slice(index)) }]
    }),
  )
}

/** The declaration at the start of a text: up to the line where all its brackets are closed. */
function wholeDeclaration(text: string): string {
  let depth = 0
  let opened = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string
    if ('([{'.includes(character)) {
      depth += 1
      opened = true
    } else if (')]}'.includes(character)) depth -= 1
    else if (character === '\n' && depth <= 0 && (opened || !text.slice(0, at).includes('class'))) return text.slice(0, at)
  }
  return text
}
