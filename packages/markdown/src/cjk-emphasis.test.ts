import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'
import { cjkFillers } from './cjk-emphasis.ts'

describe('emphasis beside Chinese punctuation', () => {
  it.each([
    ['**注意。**请', '<strong>注意。</strong>请'],
    ['请**「注意」**吧', '请<strong>「注意」</strong>吧'],
    ['他说**“好”**了', '他说<strong>“好”</strong>了'],
    ['*注意。*请', '<em>注意。</em>请'],
    ['***注意。***请', '<em><strong>注意。</strong></em>请'],
    ['~~注意。~~请', '<del>注意。</del>请'],
    ['**（一）**和**（二）**', '<strong>（一）</strong>和<strong>（二）</strong>'],
    ['**`code`。**请', '<strong><code>code</code>。</strong>请'],
    ['**[链接](x.md)。**请', '<strong><a href="x.md">链接</a>。</strong>请'],
    ['「**重要**」', '「<strong>重要</strong>」'],
    ['**API（接口）**是', '<strong>API（接口）</strong>是'],
    ['**か。**き', '<strong>か。</strong>き'],
  ])('is emphasis: %j', async (text, html) => {
    expect(await compileText(text)).toMatchObject({ html: `<p>${html}</p>`, problems: [] })
  })

  it.each([
    ['a**b**c', 'a<strong>b</strong>c'],
    ['**bold** and *italic*', '<strong>bold</strong> and <em>italic</em>'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['`**注意。**请`', '<code>**注意。**请</code>'],
    ['\\*\\*注意。\\*\\*请', '**注意。**请'],
    ['\\**注意。*\\*请', '*<em>注意。</em>*请'],
    ['注意：\\*不是\\*。', '注意：*不是*。'],
  ])('leaves everything else to CommonMark: %j', async (text, html) => {
    expect(await compileText(text)).toMatchObject({ html: `<p>${html}</p>`, problems: [] })
  })

  it('leaves code, addresses and HTML as they are written', async () => {
    const { html, compiled } = await compileText('```text\n**注意。**请\n```\n\n[x](<a**。b>) <b title="**注意。**请">x</b>')
    expect(html).toContain('<span class="l">**注意。**请</span>')
    expect(html).toContain('<b title="**注意。**请">')
    expect(compiled.references[0]?.url).toBe('a**。b')
  })

  it('keeps the places of what comes after it', async () => {
    const { problems } = await compileText('**注意。**请，**好。**吧 :x[y]\n**注意。**请 :x[y]')
    expect(problems).toEqual(['1:18 unknown-directive', '2:10 unknown-directive'])
  })
})

describe('an address without marks', () => {
  const link = '<a href="https://a.b/c">https://a.b/c</a>'

  it.each([
    ['见 https://a.b/c。然后', `<p>见 ${link}。然后</p>`],
    ['（www.a.b）', '<p>（<a href="http://www.a.b">www.a.b</a>）</p>'],
    ['见：www.a.b，**重点**', '<p>见：<a href="http://www.a.b">www.a.b</a>，<strong>重点</strong></p>'],
    ['https://a.b/c，https://a.b/c。', `<p>${link}，${link}。</p>`],
    ['https://a.b/c。**重点**在此', `<p>${link}。<strong>重点</strong>在此</p>`],
    ['**见 https://a.b/c**。然后', `<p><strong>见 ${link}</strong>。然后</p>`],
    ['https://a.b/c，参考*重点*，`代码`和[链接](b.md)', `<p>${link}，参考<em>重点</em>，<code>代码</code>和<a href="b.md">链接</a></p>`],
    ['| a |\n| - |\n| https://a.b/c，*b* |', expect.stringContaining(`<td>${link}，<em>b</em></td>`)],
    [':::note\n注意。\n:::\n\n参见 https://a.b/c。', expect.stringContaining(`<p>参见 ${link}。</p>`)],
    ['https://a.b/c，文档[^1]\n\n[^1]: 注', expect.stringContaining(`<p>${link}，文档<sup>`)],
  ])('ends before Chinese punctuation, and Markdown may follow: %j', async (text, html) => {
    expect(await compileText(text)).toMatchObject({ html, problems: [] })
  })

  it.each([
    ['https://a.b/中文 好', '<p><a href="https://a.b/中文">https://a.b/中文</a> 好</p>'],
    ['<https://a.b/。>', '<p><a href="https://a.b/。">https://a.b/。</a></p>'],
    ['[https://a.b/。](https://a.b/。)', '<p><a href="https://a.b/。">https://a.b/。</a></p>'],
    ['[a][https://a.b/。c]\n\n[https://a.b/。c]: <https://a.b/。d>', '<p><a href="https://a.b/。d">a</a></p>'],
    ['[文](www.a.b/文。件)', '<p><a href="www.a.b/文。件">文</a></p>'],
    ['[文](//www.a.b/a，b)', '<p><a href="//www.a.b/a，b">文</a></p>'],
    ['<span title=www.a.b。c>x</span>', '<p><span title="www.a.b。c">x</span></p>'],
    ['[册]\n\n[册]: www.a.b/文，件', '<p><a href="www.a.b/文，件">册</a></p>'],
    ['https://a.b/北京_（消歧义）。后', '<p><a href="https://a.b/北京_（消歧义）">https://a.b/北京_（消歧义）</a>。后</p>'],
    ['x\uFEFFy `https://a.b/。c`', expect.stringContaining('x\uFEFFy <span class="name"><code>https://a.b/。c</code>')],
    ['```text\nhttps://a.b/。c\n```', expect.stringContaining('<span class="l">https://a.b/。c</span>')],
    ['<q cite=https://a.b/。c>x</q>', '<p><q cite="https://a.b/。c">x</q></p>'],
  ])('stays whole elsewhere: %j', async (text, html) => {
    expect(await compileText(text)).toMatchObject({ html, problems: [] })
  })

  it('keeps the places of what comes after it', async () => {
    const { problems } = await compileText('**见 https://a.b/c**。:x[y]\nhttps://a.b/c，:x[y]')
    expect(problems).toEqual(['1:21 unknown-directive', '2:15 unknown-directive'])
  })
})

describe('the fillers', () => {
  it('stand only beside marks between Chinese text and punctuation', () => {
    for (const text of ['**a.**b', 'a **b** c', '***', '']) expect(cjkFillers(text)).toEqual([])
    expect(cjkFillers('**注意。**请')).toEqual([{ start: 5, end: 5, text: '\uFDD0' }])
  })

  it('are never taken from what an author wrote', async () => {
    expect((await compileText('\uFDD0**注意。**请')).html).toBe('<p>\uFFFD<strong>注意。</strong>请</p>')
  })
})
