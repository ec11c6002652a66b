import { describe, expect, it } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'

describe('raw HTML that may stand', () => {
  it.each([
    ['a <b>b</b> c', '<p>a <b>b</b> c</p>'],
    ['<code>[`A`](https://a.example)\\<B></code>', '<p><code><a href="https://a.example"><code>A</code></a>&lt;B&gt;</code></p>'],
    ['<kbd>Ctrl</kbd>', '<p><kbd>Ctrl</kbd></p>'],
    ['<ABBR Title="x &amp; &quot;y&quot;">z</ABBR>', '<p><abbr title="x &amp; &quot;y&quot;">z</abbr></p>'],
    ["<i lang='zh'>x</i>", '<p><i lang="zh">x</i></p>'],
    ['<time datetime=2021-01-05>x</time>', '<p><time datetime="2021-01-05">x</time></p>'],
    ['<q cite="https://example.com/?a=1&amp;b=2">x</q>', '<p><q cite="https://example.com/?a=1&amp;b=2">x</q></p>'],
    ['a<br>b<br/>c<wbr>', '<p>a<br>b<br>c<wbr></p>'],
    ['<details open>\n<summary>S</summary>\n\n*x*\n\n</details>', '<details open="">\n<summary>S</summary><p><em>x</em></p>\n</details>'],
    [
      '- a\n\n  <details>\n  <summary>S</summary>\n\n  *x*\n\n  </details>',
      '<ul><li><p>a</p>\n<details>\n<summary>S</summary><p><em>x</em></p>\n</details></li></ul>',
    ],
    ['<div>\n\n<b>x</b>\n\n</div>', '<div><p><b>x</b></p>\n</div>'],
    ['a <!-- no --> b', '<p>a  b</p>'],
    ['<!-- no -->', ''],
    ['<p title="a>b">x</p>', '<p title="a&gt;b">x</p>'],
    ["<b title='\"><i>'>x</b>", '<p><b title="&quot;&gt;&lt;i&gt;">x</b></p>'],
    ['<kbd title=a/b/>k</kbd>', '<p><kbd title="a/b/">k</kbd></p>'],
    ['| a |\n|-|\n| `<i a=/b>` <i title=/b>c</i> |', expect.stringContaining('a=/b&gt;</span></code> <i title="/b">c</i>')],
    ['```\n<a href=/x title="/y">\n```', expect.stringContaining('&lt;a href=/x title="/y"&gt;')],
    ['1 < 2 && 3 > 2', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
  ])('is rebuilt from its tokens: %j', async (text, html) => {
    expect(await compileText(text)).toMatchObject({ html, problems: [] })
  })
})

describe('raw HTML that may not stand', () => {
  it.each([
    ['<script>alert(1)</script>', '', ['html-script']],
    ['a <script>alert(1)</script> b', '<p>a alert(1) b</p>', ['html-script']],
    ['<SCRIPT\nsrc=x></SCRIPT>', '', ['html-script']],
    ['<style>x</style>', '', ['html-script']],
    ['<b onclick=x>y</b>', '<p><b>y</b></p>', ['html-script']],
    ['<b ONCLICK  =  "x"\ntitle=z>y</b>', '<p><b title="z">y</b></p>', ['html-script']],
    ['<b style="x">y</b>', '<p><b>y</b></p>', ['html-script']],
    ['<b class="x">y</b>', '<p><b>y</b></p>', ['html-not-allowed']],
    ['<a href="x">y</a>', '<p>y</p>', ['html-not-allowed']],
    ['<a href=/docs/a>\n\nb', '<p>b</p>', ['html-not-allowed']],
    ['<a href=https://x.example/>y</a>', '<p>y</p>', ['html-not-allowed']],
    ['x <script src=/x.js></script> <img src=/feed.xml> y', '<p>x   y</p>', ['html-script', 'html-not-allowed']],
    ['x</a> y</script> z</my-element>', '<p>x y z</p>', ['html-unbalanced', 'html-unbalanced', 'html-unbalanced']],
    ['<img src="x">', '', ['html-not-allowed']],
    ['<my-element>y</my-element>', '<p>y</p>', ['html-not-allowed']],
    ['<constructor>y</constructor>', '<p>y</p>', ['html-not-allowed']],
    ['<q cite="javascript:alert(1)">y</q>', '<p><q>y</q></p>', ['html-not-allowed']],
    ['<q cite=" https://x">y</q>', '<p><q>y</q></p>', ['html-not-allowed']],
    ['<svg><b>x</b></svg>', '<p><b>x</b></p>', ['html-script']],
    ['<div>\n<svg onload=x>y</svg>\n</div>', '<div>\n\n</div>', ['html-script']],
    ['<b>x', '<p><b>x</b></p>', ['html-unbalanced']],
    ['x</b>', '<p>x</p>', ['html-unbalanced']],
    ['x</br>y', '<p>xy</p>', ['html-unbalanced']],
    ['*<b>x*</b>', '<p><em><b>x</b></em></p>', ['html-unbalanced', 'html-unbalanced']],
    ['<div', '', ['html-unclosed']],
    ['<!-- x', '', ['html-unclosed']],
    ['<div title="x>', '', ['html-unclosed']],
  ])('is left out and reported: %j', async (text, html, codes) => {
    const { html: rendered, problems } = await compileText(text)
    expect(rendered).toBe(html)
    expect(problems.map((problem) => problem.split(' ')[1])).toEqual(codes)
  })

  it('is reported where it stands, also in quotes, lists and lines further down', async () => {
    const { problems } = await compileText(
      '> <div>\n> x <blink>y</blink>\n> </div>\n\n- a\n\n  <div>\n  <b onclick=x>y</b>\n  </div>\n\na <u\n  onclick=x>b</u>',
    )
    expect(problems).toEqual(['2:5 html-not-allowed', '8:3 html-script', '11:3 html-script'])
  })

  it('does not open elements beyond its block: what follows stays whole', async () => {
    const { html, problems } = await compileText('- <b>one\n- two\n\n<i>three\n\nfour')
    expect(html).toBe('<ul><li><b>one</b></li><li>two</li></ul>\n<p><i>three</i></p>\n<p>four</p>')
    expect(problems).toEqual(['1:3 html-unbalanced', '4:1 html-unbalanced'])
  })
})

it.each([
  ['<table><tr><td>1</td></tr></table>', 'Write the table in Markdown: `| a | b |`'],
  ['<ul><li>a</li></ul>', 'Write the list in Markdown: `- item`'],
  ['<h2>A</h2>', 'Write the heading in Markdown: `## Heading`'],
  ['<pre>a</pre>', 'Write a code fence'],
])('What has a form in Markdown is told with it: %s', async (text, hint) => {
  const { compiled } = await compileMarkdown(sourceOfText(text), compileOptions)
  expect(compiled.problems[0]?.hint).toContain(hint)
})
