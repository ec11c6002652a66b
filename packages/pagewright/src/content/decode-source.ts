import { isUtf8 } from 'node:buffer'
import { type ProblemList, spanAtOffset } from '@pagewright/model'

/** The text of a Markdown file without byte order mark, with LF, and U+FFFD for NUL. Null, with a problem, if it is not UTF-8 or empty. */
export function decodeSource(bytes: Uint8Array, options: { file: string; problems: ProblemList }): string | null {
  const { file, problems } = options
  const decoded = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) {
    problems.add('not-utf8', {
      file,
      span: spanAtOffset(decoded, { offset: decoded.indexOf('\uFFFD') }),
      message: 'The file is not UTF-8',
      hint: 'Save it as UTF-8 (in most editors: "Save with encoding")',
    })
    return null
  }
  const text = decoded.replaceAll('\0', '\uFFFD')
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
