import type { Span } from '@pagewright/model'
import { grammars } from './languages.ts'
import type { Comments, Pass } from './pass.ts'

// What follows the marks, up to the end of the line: `// …`, behind code too, `/* … */`, `/** … */`, and each line within one.
const ofPrograms = /(?<=(?:^|\s)\/\/ |(?:^|[\s{])\/\*{1,2} |^\s*\* )\S.*?(?=\s*(?:\*\/\}?)?$)/gm
const ofScripts = /(?<=(?:^|\s)# )\S.*?(?=\s*$)/gm
const patterns: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['typescript', 'tsx', 'javascript', 'jsx', 'jsonc'].map((grammar) => [grammar, ofPrograms])),
  ...Object.fromEntries(['shellscript', 'yaml', 'toml', 'docker', 'nginx', 'ini'].map((grammar) => [grammar, ofScripts])),
}
/** A line that says something: two words in a row that are neither an order to a tool nor a tag, and not a value, a type or an output. */
const prose = /^(?!(?:biome|eslint|oxlint|prettier|deno)-|.*(?:[-=]>|[{}|]))(?=[\p{L}`…]).*(?:\p{L}[,:]? \p{L}|\p{Lo}{2})/u

type Included = { readonly file: string; readonly language: string }

/**
 * The code of a file with its comments translated, and each line of a comment in it. No line is added or moved, and nothing stands behind
 * a comment, so that places in the file stay right. What a program has written is left as it is.
 */
export function translateComments(code: string, { file, language, comments }: Included & { readonly comments: Comments | undefined }) {
  const pattern = patterns[grammars.get(language) ?? '']
  const found: string[] = []
  if (comments === undefined || pattern === undefined || file.endsWith('.txt')) return { code, found }
  const translated = code.replace(pattern, (line) => {
    found.push(line)
    return Object.hasOwn(comments, line) ? (comments[line] as string) : line
  })
  return { code: translated, found }
}

/** The code of a file as a text shows it. Comments without a translation are reported where the text includes them. */
export function withComments(source: string, { file, language, span, pass }: Included & { span: Span; pass: Pass }): string {
  const { comments, foundComments } = pass
  const { code, found } = translateComments(source, { file, language, comments })
  for (const line of found) {
    foundComments.add(line)
    if (comments === undefined || Object.hasOwn(comments, line) || !prose.test(line)) continue
    pass.report('comment-not-translated', {
      span,
      message: `The comment "${line}" has no translation`,
      hint: 'Add it to `comments` in the configuration; one that is to stay is its own translation',
      related: [file],
    })
  }
  return code
}
