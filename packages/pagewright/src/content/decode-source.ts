import { isUtf8 } from 'node:buffer'
import { type ProblemList, spanAt } from '@pagewright/model'

/** The text of a Markdown file without byte order mark, with LF, and U+FFFD for NUL. Null, with a problem, if it is not UTF-8 or empty. */
export function decodeSource(bytes: Uint8Array, options: { file: string; problems: ProblemList }): string | null {
  const { file, problems } = options
  if (!isUtf8(bytes)) {
    const { line, column } = firstInvalid(bytes)
    problems.add('not-utf8', {
      file,
      span: spanAt(line, column),
      message: 'The file is not UTF-8',
      hint: 'Save it as UTF-8 (in most editors: "Save with encoding")',
    })
    return null
  }
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
  if (text.trim() === '') {
    problems.add('file-empty', {
      file,
      message: 'The file is empty',
      hint: 'Write a front matter with a title, and a text; or delete the file',
    })
    return null
  }
  return text
}

/** Line and column of the first byte that does not fit UTF-8. */
function firstInvalid(bytes: Uint8Array): { line: number; column: number } {
  const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD')
  const lines = before.replace(/\r\n?/g, '\n').split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
