import type { ProblemCode } from '@pagewright/model'
import { han } from './cjk-emphasis.ts'
import { foreignMarks, noCitation } from './foreign-marks.ts'

/** Markup that is still there in a text after parsing, so readers would see its characters. */
export type Mark = {
  readonly code: ProblemCode
  /** Finds it in the source of a text, unless it is escaped. */
  readonly pattern: RegExp
  readonly message: (found: string) => string
  readonly hint: (found: string) => string
}

const cjk = han.source
const word = String.raw`[\p{L}\p{N}]`

/** Marks in a piece of text that the parser has left. */
export const marks: readonly Mark[] = [
  {
    code: 'emphasis-left',
    pattern: /(?<![\\*])\*\*(?!\*)|(?<![^\s(（])\*{3}(?=[\p{L}\p{N}])|(?<![\\~])~~(?!~)/u,
    message: (found) => `The mark \`${found}\` has no counterpart and stays as text`,
    hint: (found) => `Close it, remove the space beside it, or write \`${found.replace(/./g, '\\$&')}\` for the characters`,
  },
  {
    code: 'code-left',
    pattern: /(?<![\\`])`+/,
    message: (found) => `The mark ${found} has no counterpart and stays as text`,
    hint: () => 'Close the code with as many backticks as it begins with, or write \\` for a backtick',
  },
  {
    code: 'link-left',
    // It looks back from behind the bracket, for the reason that `noCitation` gives.
    pattern: /(?<![\\\w])!?\[[^[\]]*\]\([^)\n]*\)?|\]\((?<!\\\]\(|\\\[[^[\]\n]*\]\()[^)\n]*\)?/,
    message: (found) => `"${found}" is not a link, because Markdown cannot read its address`,
    hint: (found) =>
      / =\d*x\d*\)$/.test(found)
        ? 'A picture takes no size: delete it'
        : 'Put an address with spaces into angle brackets: `[text](<my file.md>)`, and close the parenthesis',
  },
  {
    code: 'footnote-missing',
    pattern: /(?<!\\)\[\^[^[\]\s]+\]/,
    message: (found) => `There is no footnote "${found.slice(2, -1)}", so its mark stays as text`,
    hint: (found) => `Write the note in a paragraph of its own: \`${found}: Text\``,
  },
  {
    code: 'link-left',
    pattern: /(?<![\\\w\]])!?\[[^[\]^][^[\]]*\]\[[^[\]]*\]/,
    message: (found) => `"${found}" is not a link, because no line says where "${labelOf(found)}" leads`,
    hint: (found) => `Add such a line: \`[${labelOf(found)}]: https://example.com\`, or write \`\\[\` for a bracket`,
  },
  {
    code: 'heading-id-left',
    pattern: /(?<!\\)\{#[^}\n]*\}/,
    message: (found) => `"${found}" gives no heading an id and stays as text`,
    hint: () => 'Write it at the very end of a heading, with letters, digits and hyphens: `## First steps {#first-steps}`',
  },
  {
    code: 'table-malformed',
    pattern: /^(?:[ \t]*>)*(?=.*\|)(?=.*-)[ \t|:-]+$/m,
    message: () => 'These lines are not a table and stay as text',
    hint: () =>
      'The line of hyphens needs a cell for each cell of the line above it, with colons only at the ends: `| a | b |`, then `| - | :-: |`',
  },
  {
    code: 'table-malformed',
    pattern: /^(?![ \t>|:-]+$)[ \t>]*\|.*\|[ \t]*\n(?![ \t>|:-]+$)[ \t>]*\|.*\|[ \t]*$/m,
    message: () => 'These lines are not a table and stay as text',
    hint: () => 'A line of hyphens belongs below the first line: `| a | b |`, then `| - | - |`',
  },
  {
    code: 'emphasis-left',
    // In Chinese text also `_重点_`, but not a part of a name: between other underscores, before an ending, or in a word between spaces.
    pattern: new RegExp(
      String.raw`(?<![\\_\w])__(?!_)|(?<=${cjk})_(?<!_${word}*_)${word}+_(?!\w|${word}*(?:_|\.\w|[\s|]|$))|(?<![\\_]|${word})_${word}+_(?=${cjk})`,
      'u',
    ),
    message: (found) => `The mark \`${found}\` is not read as emphasis and stays as text`,
    hint: () => 'Write asterisks for emphasis within a word, backticks around a name, or `\\_` for an underscore',
  },
  {
    code: 'link-left',
    pattern: new RegExp(String.raw`\](?<!\\\])${noCitation}[ \t]+\((?:https?:|\/|[^\s()]+\.md\b)[^\s()]*\)`),
    message: (found) => `"${found.replace(/^\]\s+/, '')}" is not the address of a link, because a space stands before it`,
    hint: () => 'Delete the space, `[text](page.md)`, or write `\\]` for a bracket',
  },
  {
    code: 'html-not-allowed',
    // Also the attributes of Vue, and components such as `<Tabs.Item>`.
    pattern:
      /(?<!\\)<[A-Za-z][\w-]*\s+(?:[:@#]?[A-Za-z][\w.:-]*=[^<>]*(?:>|$)|[:@#][A-Za-z][\w.:-]*[^<>]*>)|(?<![\\\w])<\/?[A-Z]\w*(?:[._]\w+)+(?:\s[^<>]*|\/)?>|^[ \t>]*<\/?>[ \t]*$/m,
    message: (found) => `"${found.split('\n', 1)[0]}" looks like a tag, but Markdown cannot read it, so it stays as text`,
    hint: (found) =>
      found.includes('\n') && !found.endsWith('>')
        ? 'Write the tag on one line, because `>` at the beginning of a line makes a quote'
        : 'Put the value of each attribute into quotes, a space between attributes, and `&lt;` for a literal `<`; texts hold no components',
  },
  ...foreignMarks.map(
    ([pattern, hint]): Mark => ({
      code: 'markup-left',
      pattern,
      message: (found) => `"${found.split('\n', 1)[0]}" has no meaning here and stays as text`,
      hint: () => hint,
    }),
  ),
]

const address = String.raw`(?:https?:|\.{0,2}\/|#)\S*`
const fileName = String.raw`[^\`()[\]\n]*\.(?:md|png|svg|jpg|jpeg|gif|webp|avif)`

/** Lines that have no effect in a paragraph, whatever the parser has found in them: addresses of references, and rows of tables. */
export const lineMarks: readonly Mark[] = [
  {
    code: 'link-left',
    pattern: new RegExp(String.raw`^[ \t>]*\[[^[\]^]+(?<!\\)\]:[ \t]+(?:<.*|(?:${address}|${fileName})(?:[ \t]+["'(].*|[ \t]*$))`, 'm'),
    message: (found) => `"${found}" gives no link an address, because Markdown reads it as text`,
    hint: () => 'Leave an empty line above it, put an address with spaces into angle brackets, and close the quotes of a title',
  },
  {
    code: 'table-malformed',
    pattern: /^\|[ \t]+[^\s|][^\n]*[ \t]\|[ \t][^\n]*[ \t]\|[ \t]*$/,
    message: () => 'This line belongs to no table and stays as text',
    hint: () => 'Delete the empty line between it and its table, or write `\\|` for a bar',
  },
  {
    code: 'markup-left',
    // The parser takes such lines for text behind code that is indented, and directly below addresses of references.
    pattern: /^(?:\d{1,9}[.)]|[-+*])(?:[ \t][^\n]*)?(?=\n|$)/,
    message: (found) => `"${found}" begins no list here and stays as text`,
    hint: () => 'Leave an empty line above it, and put code above it that is indented into a fence of backticks',
  },
]

/** Matches every text that has one of the marks, so that most texts need not be searched for each of them. A new mark has to be added. */
export const mayHoldMarks =
  /[<*`[\]{|^&$：｜＃｛］＞＊｀_\u3000]|（#|([~=+%#])\1|!!!|\?\?\?|:[a-z+-]\w*:|^~\w{1,8}~$|^[ \t>]*(?:[\u200B\u2060•◦▪‣●·–]|(?:-|\d{1,2}[.)])\u00A0|: |-\p{L}|1\.\p{L}|[1１][．、]|(?:im|ex)port )/mu

/** What a reference names: `b` in `[a][b]`, and `a` in `[a][]`. */
function labelOf(reference: string): string {
  const [, words = '', label = ''] = /\[([^[\]]*)\]\[([^[\]]*)\]$/.exec(reference) ?? []
  return label === '' ? words : label
}
