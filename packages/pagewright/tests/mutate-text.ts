/** Pieces of real pages: every construct that the compiler knows, and what attackers write. */
const pieces: readonly string[] = [
  '## A heading {#an-id}\n',
  '### 标题 {#heading}\n',
  'Setext\n===\n',
  '# `code` & **bold**\n',
  'A paragraph with *emphasis*, **strong**, ~~gone~~, `code`, a [link](guide/index.md#part "title") and an ![image](dot.png).\n',
  '**注意。**请看「文档」；**重要**：它*很*重要，\\*\\*不是\\*\\*。\n',
  'https://example.com/路径?q=1#x and <mailto:a@b.example> www.example.com\n',
  '- one\n- two\n  - three\n    1. four\n\n      five\n',
  '1. a\n2) b\n\n3. c\n',
  '- [ ] todo\n- [x] done\n',
  '> quote\n> > deeper\n>\n> - list\n',
  '| a | b |\n| :-- | --: |\n| `x|y` | **z** |\n| 中 | \\| |\n',
  '```ts title="a.ts" {1,3-4} ins={2} lines\nconst a: Map<string, number> = new Map()\n```\n',
  '~~~~md wrap focus={1}\n```\ninner\n```\n~~~~\n',
  '    indented code\n',
  '```ts file="samples/hello.ts#hello"\n```\n',
  '```diff\n- a\n+ b\n```\n',
  ':::note[A *title*]\nText.\n:::\n',
  '::::tabs{group="pm"}\n:::tab[npm]\nx\n:::\n:::tab[pnpm]{value=p}\ny\n:::\n::::\n',
  ':::details[More]\nHidden.\n:::\n',
  '::: warning A *title* {open}\nText.\n:::\n',
  '> [!TIP] A `title`\n> Text.\n',
  '::: code-group\n```js [a.js]\na\n```\n```{1}\nb\n```\n:::\n',
  ':::steps\n1. First\n2. Second\n:::\n',
  ':::file-tree\n- src/\n  - index.ts — the entry\n:::\n',
  '::install{packages="a @b/c@1" dev}\n',
  '::diagram[Caption]{file="flow.svg" alt="Flow"}\n',
  '::counter{name="a" unit=mass start=1 open}\n',
  '::::drawer\nText *and*\n\n:::drawer\n::counter{name="b" unit=length}\n:::\n::::\n',
  ':::part{name="hero"}\nClaim.\n:::\n',
  'At 12:30, a:b, :role[x]{y=z}.\n',
  'Text[^1] and again[^1].\n\n[^1]: A note with [a link](x.md).\n',
  '[ref]: https://example.com "t"\n\nA [ref], [text][ref], [none][nowhere].\n',
  '<!-- truncate -->\n',
  '<!-- a comment -->\n',
  '***\n',
  'a\\\nb  \nc\n',
  '<details><summary>More</summary>\n\nText\n\n</details>\n',
  'H<sub>2</sub>O, <kbd>Ctrl</kbd>, <abbr title="x &quot;y&quot;">z</abbr>\n',
  '<div id="x" lang=en>\n<b>y</b>\n</div>\n',
  '&lt;script&gt; &amp; &#60;b&#62; &copy; &#x1F600; &NewLine;\n',
  '<script>alert(1)</script>\n',
  '<ScRiPt/src=//x>\n',
  '<img src=x onerror=alert(1)>\n',
  '<svg onload=alert(1)><g/onclick=alert(1)>\n',
  '<a href="javascript:alert(1)">x</a>\n',
  '[x](javascript:alert(1)) [y](java&Tab;script:alert(1)) [z](<java\tscript:alert(1)>)\n',
  '[d](data:text/html;base64,PHNjcmlwdD4=) ![d](data:image/svg+xml,<svg/onload=alert(1)>)\n',
  '<iframe srcdoc="<script>alert(1)</script>">\n',
  '<b title="><script>alert(1)</script>">x</b>\n',
  "<i lang='\"><img src=x onerror=alert(1)>'>x</i>\n",
  '<q cite="javascript:alert(1)">x</q>\n',
  '<![CDATA[<script>alert(1)</script>]]>\n',
  '<?x <script>alert(1)</script>?>\n',
  '<!--><script>alert(1)</script>-->\n',
  '<style>@import "x"</style>\n',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">\n',
  '<textarea><img src=x onerror=alert(1)></textarea>\n',
  '<p\nonclick\n=\nalert(1)>x</p>\n',
]

const fronts: readonly string[] = [
  '---\ntitle: A page\n---\n',
  '---\ntitle: 页面\ndescription: "说明：一"\nslug: a/b\n---\n',
  '---\ntitle: &x A\ndescription: *x\n---\n',
  '---\ntitle: |\n  long\n  text\n---\n',
  '---\n{ title: flow, slug: "x" }\n---\n',
  '---\r\ntitle: CRLF\r\n---\r\n',
  '',
  '---\n',
  '\uFEFF---\ntitle: Mark\n---\n',
]

const marks: readonly string[] = [
  '*',
  '**',
  '_',
  '`',
  '```',
  '~~~',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '{',
  '}',
  '{#',
  ':',
  ':::',
  '::',
  '|',
  '\\',
  '&',
  '&#',
  ';',
  '"',
  "'",
  '=',
  '!',
  '#',
  '- ',
  '> ',
  '\n',
  '\n\n',
  '\t',
  '    ',
  ' ',
  '\0',
  '\u0001',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u202e',
  '\uFEFF',
  '\uFFFD',
  '\uFDD0',
  '\uFDD1',
  '\uFDD2',
  '\ud83d\ude00',
  '中',
  '。',
  '「',
  '…',
  'é',
  'e\u0301',
  '---\n',
  '[^',
  '$',
  '%',
  '0',
  'on',
  'javascript:',
  'script',
]

type Random = () => number

/** Makes a text out of some pieces and damages it. The same random numbers give the same text. */
export function mutateText(random: Random): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const count = 1 + Math.floor(random() * 5)
  const front = random() < 0.8 ? pick(fronts.slice(0, 2)) : damage(pick(fronts), random)
  let body = Array.from({ length: count }, () => pick(pieces)).join(random() < 0.8 ? '\n' : '')
  if (random() < 0.3) body = nest(body, random)
  for (let rounds = Math.floor(random() * 6); rounds > 0; rounds--) body = damage(body, random)
  return front + body
}

/** Removes, inserts, repeats or moves a part of a text. */
function damage(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1))
  const to = Math.min(text.length, at + Math.floor(random() * 12))
  const mark = marks[Math.floor(random() * marks.length)] as string
  const kind = Math.floor(random() * 6)
  if (kind === 0) return text.slice(0, at) + text.slice(to)
  if (kind === 1) return text.slice(0, at) + text.slice(at, to).repeat(3) + text.slice(to)
  if (kind === 2) return text.slice(0, at) + mark.repeat(1 + Math.floor(random() ** 4 * 400)) + text.slice(at)
  if (kind === 3) return text.slice(to) + text.slice(0, at)
  if (kind === 4) return text.slice(0, at) + String.fromCodePoint(Math.floor(random() * 0xd7ff)) + text.slice(to)
  return text.slice(0, at) + mark + text.slice(at)
}

/** Puts a text into containers, or repeats it. */
function nest(text: string, random: Random): string {
  const depth = 1 + Math.floor(random() ** 3 * 70)
  const prefixed = (prefix: string): string => text.replace(/^/gm, prefix)
  switch (Math.floor(random() * 8)) {
    case 0:
      return prefixed('> '.repeat(depth))
    case 1:
      return `${'- '.repeat(depth)}${prefixed('  '.repeat(depth)).trimStart()}`
    case 2:
      return `${':'.repeat(3 + depth)}note[${text.split('\n')[0]}]\n${text}\n${':'.repeat(3 + depth)}\n`
    case 3:
      return `## ${text.replaceAll('\n', ' ')}\n`
    case 4:
      return `|${' a |'.repeat(depth)}\n|${'---|'.repeat(depth)}\n${`|${text.replaceAll('\n', ' ')}|x|\n`.repeat(depth)}`
    case 5:
      return text.replaceAll('\n', ' ').repeat(depth)
    case 6:
      return `\`\`\`ts\n${text.repeat(depth)}\n\`\`\`\n`
    default:
      return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- ${text.split('\n')[0]}`).join('\n')
  }
}
