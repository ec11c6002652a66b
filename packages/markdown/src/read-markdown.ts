import type { ProblemList } from '@pagewright/model'
import type { Root } from 'mdast'
import { parseMarkdown, UnreadableMarkdown } from './parse-markdown.ts'
import type { SourceFile } from './source-file.ts'

/** The tree of a source; an empty one, with a problem, for a text that cannot be read. */
export function readMarkdown({ file, text }: Pick<SourceFile, 'file' | 'text'>, problems: ProblemList): Root {
  try {
    return parseMarkdown(text)
  } catch (error) {
    if (!(error instanceof UnreadableMarkdown)) throw error
    problems.error('markdown-unreadable', { file, span: error.span, message: error.message, hint: 'Make it simpler, or split it' })
    return { type: 'root', children: [] }
  }
}
