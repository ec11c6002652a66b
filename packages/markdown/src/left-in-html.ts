import { spanAtOffset } from '@pagewright/model'
import type { Html } from 'mdast'
import { foreignMarks } from './foreign-marks.ts'
import type { Pass } from './pass.ts'
import { rangeOf, sourceOf } from './tree.ts'

/** Markdown that is hardly ever meant as text. */
const markdown: readonly RegExp[] = [
  /\*\*(?=\S)[^*\n]*[^\s*]\*\*|(?<![\w*])\*\p{L}(?:[^*\n]*[^\s*])?\*(?![\w*])|~~\S[^~\n]*~~|`[^`\n]+`/u,
  /(?<![\w\])])(?:\[[^[\]\n]+\]|!\[\])\([^()\n]+\)|(?<![\w\]])\[[^[\]\n]+\]\[[^[\]\n]*\]|(?<=[^\s[(|])\[\^[^[\]\s]+\]/,
  /^[ \t>]*(?:#{1,6} |[-*] |1[.)] |```|~~~|:{2,}[ \t]*[a-z]|:{3,}[ \t]*$|\[![a-z]+\]|\|.*\|[ \t]*$).*/im,
]

/** What is looked for in a block of HTML, in this order. The first that is found is reported. */
const marks: readonly { readonly pattern: RegExp; readonly why: string; readonly hint: string }[] = [
  ...markdown.map((pattern) => ({
    pattern,
    why: 'stays as it stands, because a block of HTML holds no Markdown',
    hint: 'Leave an empty line above and below it, or write HTML, such as `<strong>`, or a directive, such as `:::details[Title]`',
  })),
  ...foreignMarks.map(([pattern, hint]) => ({ pattern, why: 'has no meaning here and stays as text', hint })),
]

/** Reports what a block of HTML leaves out, and Markdown in it that stays as text. */
export function reportLeftInHtml(node: Html, pass: Pick<Pass, 'text' | 'report'>): void {
  reportLostHtml(node, pass)
  reportMarkdown(node, pass)
}

/** The parser hands on declarations and the like as HTML, and they are left out with the comments. */
function reportLostHtml(node: Html, { text, report }: Pick<Pass, 'text' | 'report'>): void {
  const source = sourceOf(node, text)
  const found = /<!--\s*@?include\b.*?(?:-->|$)|<(?:\?|!\[CDATA\[|![a-z])[^>]*>?/is.exec(
    source.replace(/<!--(?!\s*@?include\b).*?(?:-->|$)/gis, (comment) => ' '.repeat(comment.length)),
  )
  if (found === null) return
  report('html-not-allowed', {
    span: spanAtOffset(text, { offset: rangeOf(node).start + found.index, length: found[0].length }),
    message: `"${found[0].split('\n', 1)[0]}" is neither an element nor a comment that Markdown knows, and would be left out`,
    hint: 'Delete it, put it into backticks, or write `&lt;` for a literal `<`',
  })
}

/** A block of HTML holds no Markdown, unless an empty line ends the block. */
function reportMarkdown(node: Html, { text, report }: Pick<Pass, 'text' | 'report'>): void {
  const words = sourceOf(node, text).replace(/<!--.*?(?:-->|$)|<(code|kbd|samp|var|pre)\b.*?<\/\1>|<[^<>]*>/gis, (tag) =>
    tag.replace(/[^\n]/g, '\uFFFC'),
  )
  for (const { pattern, why, hint } of marks) {
    const found = pattern.exec(words)
    if (found === null) continue
    report('markup-left', {
      span: spanAtOffset(text, { offset: rangeOf(node).start + found.index, length: found[0].length }),
      message: `"${found[0].trim().split('\n', 1)[0]}" ${why}`,
      hint,
    })
    return
  }
}
