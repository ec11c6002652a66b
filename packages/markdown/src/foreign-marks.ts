/**
 * The source of an expression that refuses the closing bracket before it if that ends no text of a link: `[1-3]`, `string[]`, `list[i]`.
 * It stands behind the bracket because V8 would look back from every character otherwise, once it no longer optimizes expressions, which
 * it does in processes with much code.
 */
export const noCitation = String.raw`(?<!\[[\d,\s–-]*\]|\w\[[^[\]]*\])`

/** Marks of other generators and tools that mean nothing here, each with what to write instead. */
export const foreignMarks: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/^[ \t>]*(?:!!!|\?\?\?\+?)[ \t]+\w.*/m, 'Write `:::note[Title]` or `:::details[Title]`, then the text, then `:::`'],
  [
    new RegExp(String.raw`(?:\]${noCitation}（|］[（(])(?:\.{0,2}\/|#|https?:|[^）)\s]{1,200}\.md\b)[^）)\n]{0,200}[）)]`),
    'Write the brackets and parentheses of a link in half width: `[text](page.md)`',
  ],
  [
    /!\[[^[\]\n]*\](?:（(?!\.{0,2}\/|https?:)|[ \t]+\((?!\/|https?:))[^（()）\s]+\.(?:png|svg|jpg|jpeg|gif|webp|avif)[）)]/i,
    'Write the parentheses of an image in half width, with no space before them: `![what it shows](picture.png)`',
  ],
  [/｛[#＃][^｝\n]*｝|（[#＃](?!\d)[\w-]+）$/, 'Write the id of a heading in half width: `## Heading {#its-id}`'],
  [
    /^[ \t>]*(?:｜.*｜[ \t]*$|：：|＃|＞|(?:#+|[-+]|\d{1,2}[.)])\u3000).*|＊＊[^＊\n]+＊＊|｀[^｀\n]+｀/m,
    'Write marks, and the space behind them, in half width: `## Heading`, `- item`, `**bold**`, `| a | b |`, `:::note`',
  ],
  [/(?<=[^\s>\\:\w][ \t]?|\w[ \t])::+[a-z][\w-]*(?=[[{])/i, 'Write the directive on a line of its own'],
  [/^[ \t>]*\[![a-z]+\|[^\]\n]*\]/im, 'Write the title behind the mark: `> [!NOTE] Title`'],
  [/^[ \t>]*\[![ \t]+(?:note|tip|important|warning|caution)\]/im, 'Write the mark of an alert without a space: `> [!NOTE]`'],
  [/^[ \t>]*\[![a-z]+\]/im, 'An alert is a quote that begins with the mark: write `> ` before each of its lines'],
  [/\{%(?:(?!\{%).)*?%\}/, 'Tags of a template language have no effect here: delete them, or put them into backticks'],
  [/\{\{(?:(?!\{\{).)*?\}\}/, 'Put it into backticks; a value of the configuration is written `:value[name]`'],
  [/\{\/\*.*?\*\/\}/s, 'Write a comment as `<!-- … -->`'],
  [/<!--/, 'Close the comment in the same paragraph: `<!-- … -->`'],
  [/^[ \t>]*%%/m, 'Write a comment as `<!-- … -->`'],
  [
    /^[ \t>]*(?:import\s+(?:(?:\S.*\s|[^'"{}\n]*\{[^{}]*\}\s*)from\s+)?['"]|export\s+(?:(?:const|let|var|default|function|class)\s|async\s+function|\{|\*\s)).*/m,
    'Texts run no code: delete the statement up to its end, or put it into a code fence',
  ],
  [
    /\{(?:' '|" ")\}|\{\s*(?:props|frontMatter|process\.env|import\.meta)\.[^{}\n]*\}|^\{(?![.#:%{])[^{}\n]*[.(+][^{}\n]*\}$/m,
    'Texts have no expressions: write what readers are to see, or put the code into backticks',
  ],
  [/^[ \t>]*[\u200B\u2060]+(?:#{1,6}|[-*+]|\d{1,2}[.)]|:{3}\w)[ \t\w].*/m, 'Delete the invisible character at the beginning of the line'],
  [/^[ \t>]*={3}[!+]?[ \t]+".*"/m, 'Write `::::tabs`, below it `:::tab[Title]`, the text and `:::` for each, and `::::` at the end'],
  [/^[ \t>]*(?:<{7}|\|{7})[ \t].*/m, 'Resolve the conflict that git has left here'],
  [/^[ \t>]*<<<(?!<)[ \t]*\S.*/m, 'Write ` ```ts file="path"` and close the fence'],
  [/\[\[?_?toc_?\]?\]/i, 'Delete it: every page has a table of contents'],
  // Markdown takes the rest of `[[_TOC_]]` for emphasis.
  [/\[\[$/, 'Delete `[[_TOC_]]`: every page has a table of contents. A link is written `[text](page.md)`'],
  [/!?\[\[(?!toc\])[^[\]\n]+\]\]/i, 'Write a link, `[text](page.md)`, or an image, `![what it shows](picture.png)`'],
  [/\^\[[^\]\n]+\]/, 'Write `[^1]` for a footnote, and `[^1]: Text` in a paragraph of its own'],
  [/^[ \t>]*\*\[[^\]\n]+\]:.*/m, 'Write `<abbr title="Hypertext Markup Language">HTML</abbr>`'],
  [
    /^[ \t>]*(?:[-*+]\[[ x]\][ \t]|-\p{L}.*\n[ \t>]*-\p{L}|1\.\p{L}.*\n[ \t>]*2\.\p{L}|[1１][．、].*\n[ \t>]*[2２][．、])/iu,
    'For a list, write marks in half width and a space behind each: `- item`, `1. item`',
  ],
  [
    /^[ \t>]*(?:(?:[-+*]|\d{1,2}[.)])\u00A0.*|[•◦▪‣●·–]\s.*\n[ \t>]*[•◦▪‣●·–]\s.*)/m,
    'For a list, write a hyphen or a number, and an ordinary space behind it: `- item`, `1. item`',
  ],
  [/^[ \t>]*\[[ x]\][ \t]+\S.*/im, 'An item that can be ticked is written in a list: `- [ ] item`'],
  [
    /(?<![\\\w\]])\[[^[\]()\n]*[^\s[\]()]\((?:\.{0,2}\/|https?:|[^\s()]+\.md\b)[^\s()]*\)(?![^[\]\n]*\])/,
    'Close the bracket of the link: `[text](page.md)`',
  ],
  [/(?:\((?:\.{0,2}\/|[^\s()]+\.md\b)|https?:)[^\s()]*\)\[[^[\]\n]+\]?/, 'For a link, write the words first: `[text](page.md)`'],
  [/^[ \t>]*: .*/m, 'Write a list whose items begin with the term in bold, or `<dl>`'],
  [/==(?=[^\s=])[^=\n]+==/, 'Write `<mark>text</mark>`'],
  [/(?<![\w+])\+\+(?=[^\s+])[^+\n]+\+\+/, 'Write `<ins>text</ins>`'],
  [/\^[^\s^]+\^/, 'Write `<sup>text</sup>`'],
  [/(?<=^\uFFFC)~\w{1,8}~$/, 'Write `<sub>text</sub>`, or `\\~` for the character'],
  [/(?<=^\uFFFC)\{ *[a-z][\w-]*=[^{}\n]*\}/i, 'Delete it: the theme decides on the size of pictures and how links are opened'],
  [
    /(?<=\S)\{\.[a-z][^{}\n]*\}|\{: *(?:[.#][a-z][\w-]+(?=[\s}.#])|[a-z][\w-]+=["'\w])[^{}\n]*\}/i,
    'Only headings take attributes. Write an element, such as `<span>`, or put the braces into backticks',
  ],
  [
    /(?<![\\$\w])\$(?:[a-z](?:_\w+|\([^$\n]*\)|[ \t]*[-+*/<>][ \t]*\w+)?|(?=[^\s\d])[^$\n]*[\\^={}][^$\n]*(?<=\S))\$(?![\w$])/i,
    'Formulas are not rendered: write the formula in words, in backticks, or as a picture',
  ],
  [
    /(?<![\w\]])\\\((?:[^\\\n]|\\[a-z]){0,200}?(?:[\^_=<>+]|\\[a-z]|\w\()(?:[^\\\n]|\\[a-z]){0,200}\\\)/i,
    'Formulas are not rendered: write the formula in words, in backticks, or as a picture',
  ],
  [
    /^[ \t>]*\\\[\s(?:[^\\[\]]|\\[a-z]){0,200}?(?:[\^=]|\\[a-z])(?:[^\\[\]]|\\[a-z]){0,200}\\\]|\\begin\{[a-z]+\*?\}|\$\$/im,
    'Formulas are not rendered: write the formula in words, in a code fence, or as a picture',
  ],
  [/(?<=^|[\s\uFFFC(（，。])(?::[a-z][a-z0-9_]*:|:[+-]1:)(?![\w:])/m, 'Write the emoji itself'],
  [/^[ \t>]*#{2,}(?![#\u3000])/m, 'A heading has at most six of these marks, and a space after them: `## Heading`'],
]
