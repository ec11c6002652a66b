import { type ProblemList, spanAt, spanAtOffset } from '@pagewright/model'
import type * as z from 'zod'
import { conflictHint, type DataPlaces, readYaml } from '../data/read-data.ts'
import { schemaIssues } from '../data/schema-issues.ts'

/** The front matter of a file, checked, with a way to point at its parts. */
export type FrontMatter<T> = Pick<DataPlaces, 'spanOf'> & { readonly data: T }

/** Where the front matter of a file begins: its first line, `---`. */
export const frontMatterSpan = spanAt(1, 1, 3)

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

/** The YAML text between the leading `---` lines; null when the file has no front matter. */
export function frontMatterText(text: string): string | null {
  const match = fence.exec(text)
  return match === null ? null : (match[1] ?? '')
}

/** Parses and checks the front matter. Null, with problems at their places, when it is malformed or does not fit the schema. */
export function parseFrontMatter<S extends z.ZodObject>(
  text: string,
  options: { schema: S; file: string; problems: ProblemList },
): FrontMatter<z.output<S>> | null {
  const { schema, file, problems } = options
  const yaml = frontMatterText(text)
  if (yaml === null) {
    problems.add('front-matter-missing', { file, span: spanAt(1, 1), ...whyMissing(text) })
    return null
  }
  const { value, mistakes, spanOf, spanOfKey } = readYaml(yaml, { firstLine: 2 })
  for (const mistake of mistakes)
    problems.add('yaml-malformed', {
      file,
      span: mistake.span,
      message: `The front matter is not valid YAML: ${mistake.message}`,
      hint: mistake.hint ?? (/^-{4,}[ \t]*$/m.test(yaml) ? 'End the front matter with a line of three hyphens' : yamlHint(mistake.message)),
    })
  if (mistakes.length > 0) return null
  const rest = withoutComments(text.replace(fence, ''))
  const second = frontMatterText(rest) ?? ''
  if (Object.keys(schema.shape).some((key) => new RegExp(`^${key}:`, 'm').test(second))) {
    problems.add('front-matter-invalid', {
      file,
      span: spanAtOffset(text, { offset: text.length - rest.length, length: 3 }),
      message: 'A second block of front matter follows the first one, and readers would see it as text',
      hint: 'Keep one of the two blocks',
    })
    return null
  }
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) {
    reportComments(text, { spanOf, file, problems })
    reportMarkup(parsed.data, { spanOf, file, problems })
    return { data: parsed.data, spanOf }
  }
  for (const { kind, path, ...issue } of schemaIssues(parsed.error, { schema, whole: 'The front matter' })) {
    const span = kind === 'unknown-key' ? spanOfKey(path) : spanOf(path)
    problems.add(codes[kind], { file, span, ...issue, ...ownWords(kind, path.join('.')) })
  }
  return null
}

const codes = { 'unknown-key': 'front-matter-unknown-key', missing: 'front-matter-missing-key', invalid: 'front-matter-invalid' } as const

/** What to say of a mistake in place of the general words, where more is known about it. */
function ownWords(kind: keyof typeof codes, key: string): { readonly message?: string; readonly hint?: string } {
  if (kind === 'missing') return { message: `The front matter has no "${key}"`, hint: `Add a line \`${key}: …\`` }
  if (kind === 'unknown-key' && ['draft', 'unlisted'].includes(key))
    return { hint: 'What is not to be published lies in a folder `_drafts`: move the file there' }
  if (kind === 'invalid' && key === '')
    return { message: 'The front matter is not a list of `key: value` lines', hint: 'Write one key a line, first of all `title: …`' }
  return {}
}

/** What is wrong with a file without front matter, and what to do. */
function whyMissing(text: string): { readonly message: string; readonly hint: string } {
  if (/^<{7} /.test(text)) return { message: 'The file begins with a merge conflict of git', hint: conflictHint }
  if (/^---[ \t]*\n/.test(text))
    return { message: 'The front matter is not closed by a line of `---`', hint: 'Write a line `---` below its last key' }
  if (frontMatterText(withoutComments(text)) !== null)
    return { message: 'The front matter does not begin on the first line of the file', hint: 'Move it above everything else' }
  return { message: 'The file has no front matter', hint: 'Begin the file with a line `---`, then `title: …`, then a line `---`' }
}

/** A text without the comments and empty lines at its beginning. */
function withoutComments(text: string): string {
  return text.replace(/^(?:\s|<!--[\s\S]*?-->)+/, '')
}

const shownTexts = ['title', 'description', 'sidebarLabel']
const markup =
  /`[^`]+`|\*\*[^\s*/][^*]*\*\*|\]\([^\s()]+\)|<\/?(?:code|kbd|b|i|em|strong|mark|su[bp]|span|a|br)\b[^<>]*>|&[a-z]+;|&#\d+;|\{#[\w-]+\}/i

type Report = Pick<DataPlaces, 'spanOf'> & { readonly file: string; readonly problems: ProblemList }

/** Reports markup in titles and descriptions. These are plain text, because they also stand in browser tabs and search results. */
function reportMarkup(data: object, { spanOf, file, problems }: Report): void {
  for (const [key, value] of Object.entries(data)) {
    const mark = shownTexts.includes(key) ? markup.exec(value)?.[0] : undefined
    if (mark === undefined) continue
    problems.add('markup-left', {
      file,
      span: spanOf([key]),
      message: `"${mark}" in \`${key}\` is shown as it stands, because it is plain text there`,
      hint: 'Write the words without marks',
    })
  }
}

/** YAML drops what follows a space and `#`, also where an author means it to be read. */
function reportComments(text: string, { spanOf, file, problems }: Report): void {
  const lines = text.split('\n')
  for (const key of shownTexts) {
    const { line, column, endLine, endColumn } = spanOf([key])
    const [, blank = '', comment] = /^([ \t]+)(#.*)/.exec(lines[endLine - 1]?.slice(endColumn - 1) ?? '') ?? []
    // A key that is not there has the place of the first character.
    if (comment === undefined || column === 1 || /["'|>]/.test(lines[line - 1]?.[column - 1] ?? '')) continue
    problems.add('front-matter-comment', {
      file,
      span: spanAt(endLine, endColumn + blank.length, comment.length),
      message: `"${comment}" is not part of \`${key}\`, because YAML takes it for a comment`,
      hint: `Put the text into quotes: \`${key}: "…"\`; a comment belongs on a line of its own`,
    })
  }
}

function yamlHint(message: string): string {
  if (/alias count|unresolved alias/i.test(message)) return 'Write the value itself instead of the alias'
  if (/mapping|implicit keys|block value/i.test(message)) return 'Put a text that contains `: ` into quotes'
  if (/tab/i.test(message)) return 'Indent with spaces'
  if (/escape sequence/i.test(message)) return 'Write `\\\\` for a backslash, or use single quotes'
  if (/unexpected scalar/i.test(message)) return 'Put the whole text into quotes; in single quotes, an apostrophe is written twice'
  if (/flow (?:sequence|map)/i.test(message)) return 'Close the bracket'
  if (/quote|unexpected end/i.test(message)) return 'Close the quotes'
  if (/unique/i.test(message)) return 'Keep one of the two lines'
  return 'Put a text with marks such as `: # [ { & * !` into quotes'
}
