import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

describe('markup of other generators and tools', () => {
  it.each([
    ['!!! note "Title"\n    text', '1:1'],
    ['??? tip', '1:1'],
    ['Text.\n\n???+ tip\n    text', '3:1'],
    ['- !!! note', '1:3'],
    ['：：：note\n文字', '1:1'],
    ['见 [文字]（../a.md#b）。', '1:6'],
    ['## 甲 ｛#a｝', '1:6'],
    ['## 甲（#a）', '1:5'],
    ['｜甲｜乙｜\n｜-｜-｜', '1:1'],
    ['> ＃＃ 标题', '1:3'],
    ['＊＊加粗＊＊', '1:1'],
    ['写 ｀code｀ 吧', '1:3'],
    ['见［文］（start.md）', '1:4'],
    ['> ＞ quote', '1:3'],
    ['１．甲\n２．乙', '1:1'],
    ['1、乙\n2、丙', '1:1'],
    ['(https://x.example)[text]', '1:2'],
    ['See (start.md)[text].', '1:5'],
    ['- []task', '1:1'],
    ['> 1. [x]task', '1:3'],
    ['A&nbsp;b &nbps; c', '1:10'],
    ['| a |\n| - |\n| ::counter{start=1} |', '3:3'],
    ['见 ::counter[x]。', '1:3'],
    ['[!NOTE]\nx', '1:1'],
    ['> Text\n> [!NOTE]', '2:3'],
    ['<details><summary>**A**</summary>\n</details>', '1:19'],
    ['<div>\n::counter\n</div>', '2:1'],
    ['> <dl>\n> <dd>a [b](c) d</dd>\n> </dl>', '2:9'],
    ['<<<<<<< HEAD\na', '1:1'],
    ['a <!-- truncate --> b', '1:3'],
    ['{% tabs %}', '1:1'],
    ['{% include "a" %}', '1:1'],
    ['a {{ page.title }} b', '1:3'],
    ['{{< figure >}}', '1:1'],
    ['{/* comment */}', '1:1'],
    ['a <!-- not closed\nb', '1:3'],
    ['%% comment %%', '1:1'],
    ["import X from './x'", '1:1'],
    ["import './x.css'", '1:1'],
    ['export const a = 1', '1:1'],
    ['export default () => 1', '1:1'],
    ['<<< @/snippets/a.ts{2}', '1:1'],
    ['[[toc]]', '1:1'],
    ['[TOC]', '1:1'],
    ['[[_TOC_]]', '1:1'],
    ['see [[Page|words]]', '1:5'],
    ['![[picture.png]]', '1:1'],
    ['text^[a note]', '1:5'],
    ['*[HTML]: Hypertext Markup Language', '1:1'],
    ['Term\n: definition', '2:1'],
    ['> Term\n> : definition', '2:3'],
    ['a ==mark== b', '1:3'],
    ['a ++new++ b', '1:3'],
    ['2^10^', '1:2'],
    ['$$\nx\n$$', '1:1'],
    ['for $x$ and $y$', '1:5'],
    ['so $a^2 + b^2 = c^2$.', '1:4'],
    ['面积 $\\pi r^2$', '1:4'],
    ['$O(n)$ and $O(1)$', '1:1'],
    ['as $x_1$ is', '1:4'],
    ['if $n > 1$', '1:4'],
    ['如 \\(O(n)\\)', '1:3'],
    ['\\(a \\le b\\)', '1:1'],
    ['\\[ E = mc^2 \\]', '1:1'],
    ['> \\[\n> \\frac 1 2\n> \\]', '1:3'],
    ['\\begin{equation}\nE = mc^2\n\\end{equation}', '1:1'],
    ['[words](a.md){.external}', '1:14'],
    ['A **word**{.red}', '1:11'],
    ['![alt](dot.png){width=200}', '1:16'],
    ['a [text](start.md){target=_blank} b', '1:19'],
    [':smile: and :+1:', '1:1'],
    ['（:tada:）', '1:2'],
    ['##标题', '1:1'],
    ['####### seven', '1:1'],
  ])('is not published without a word: %j', async (text, place) => {
    expect((await compileText(text)).problems).toEqual([`${place} markup-left`])
  })

  it.each([
    '`{{ a }}` and `==b==`',
    '```\n!!! note\n{{ a }}\n```',
    '\\{{ a }} \\==b==',
    '[a](x.md): b',
    '`a`: b **c** !!! d',
    'C++、C++ and i++',
    'x^2 costs $5 or $6, $a and $b, $HOME=/home/$USER, US$ 5 = 5 US$',
    'echo $PATH:$HOME/bin, $a - $b, $(ls) and $f(x), A$5 to B$',
    'f\\(x=1\\), [a=b]\\(c\\), \\(c\\) and \\[ \\]',
    'An object {.a} and a set {b}, total{method=GET} and `f`{x}',
    '12:30:45 a:b:c https://example.com/:id:',
    'a === b !== c ?? d',
    'We import and export functions from here.',
    '<!-- comment --> text',
    'a\n\n<!-- truncate -->\n\nb',
    '<!-- [a](b) **c** -->',
    '<p>\n<code>`**a**`</code> 2 * 3\n<b>a</b> - b\n</p>',
    '## 甲（#1）\n\n甲（#a）乙',
    '[1]（见下文）和 a｜b',
    'std::vector, a::b[c], `::counter[x]` and \\::counter[x]',
    '#123 and #tag',
    'Text\n[Note]: and/or `a.md`\n\n\\[a]: b.md\n[see]: the [b](c.md)',
    '［1］（见下文）和 5＊3＊2，甲＞乙，（´｀）',
    '1．5 倍\n\n1、甲；2、乙',
    '- [] is empty\n- [1]task and (a.b)[c] and [a](x.md)[1]',
    'R&D; a && b; \\&nbps; &amp;nbps; &nbsp;&copy;',
    '| ++ | == |\n| - | - |\n| ## | : x |',
  ])('is not seen where there is none: %j', async (text) => {
    expect((await compileText(text)).problems).toEqual([])
  })

  it.each([
    ['```ts\na // [!code ++]\n```', '1:1 markup-left'],
    ['```mermaid\ngraph TD\n```', '1:1 markup-left'],
    ['```py\n# highlight-next-line\na\n```', '1:1 markup-left'],
    ['```ts {2}\na\n```', '1:1 unknown-fence-option'],
    ['```ts ins={0}\na\n```', '1:1 unknown-fence-option'],
    ['```ts title="a\nb\n```', '1:1 unknown-fence-option'],
  ])('is reported in a block of code: %j', async (text, problem) => {
    expect((await compileText(text)).problems).toEqual([problem])
  })

  it('that folds an alert is dropped, and the alert is shown', async () => {
    expect(await compileText('> [!TIP]- Title\n> Text.')).toMatchObject({
      html: expect.stringMatching(/<p class="admonition-title">Title<\/p><p>Text\.<\/p>/),
      problems: [],
    })
  })
})

describe('nothing that is written vanishes without a word', () => {
  it.each([
    [':::steps Title\n1. a\n:::', '1:1 directive-malformed'],
    [':::steps\n- a\n:::', '1:1 markup-left'],
    [':::note\n:::', '1:1 markup-left'],
    ['> [!TIP]', '1:1 markup-left'],
    ['::::tabs[Title]\n:::tab[A]\nx\n:::\n::::', '1:1 directive-malformed'],
    ['::: code-group Title\n```ts [a]\n1\n```\n:::', '1:1 directive-malformed'],
    [':::file-tree[Title]\n- a\n:::', '1:1 directive-malformed'],
    ['::install[Title]{packages="a"}', '1:1 directive-malformed'],
    ['Text.\n\n[^a]: Note.', '3:1 definition-unused'],
    ['Text[^a].\n\n[^a]: Note.\n\n[^a]: Other.', '5:1 definition-unused'],
    ['[注意]: 请先安装', '1:1 definition-unused'],
    ['[a]\n\n[a]: /one\n[A]: /two', '4:1 definition-unused'],
    ['<?php x ?>', '1:1 html-not-allowed'],
    ['a <![CDATA[b]]> c', '1:3 html-not-allowed'],
    ['<!DOCTYPE html>', '1:1 html-not-allowed'],
    ['a\n\n<!--@include: ./b.md-->', '3:1 html-not-allowed'],
    ['| a | b |\n| c | d |', '1:1 table-malformed'],
    ['请__注意__后', '1:2 emphasis-left'],
    ['[a] (b.md)', '1:3 link-left'],
    ['See [ref].\n\n[ref]: my file.md', '3:1 link-left'],
    ["See [ref].\n\n> [ref]: https://x 'Title", '3:3 link-left'],
    ['See [the **guide**][guide].\n\nText\n[guide]: tutorial/index.md', '4:1 link-left'],
    ['[](b.md)', '1:1 link-left'],
    ['看！[图](dot.png)', '1:3 markup-left'],
    ['```ts title=a title=b\nx\n```', '1:1 unknown-fence-option'],
    ['Text.\n\n-item\n-item', '3:1 markup-left'],
    ['> 1.item\n> 2.item', '1:3 markup-left'],
    ['<!-- truncate -->\n\nText.', '1:1 markup-left'],
  ])('%j', async (text, problem) => {
    expect((await compileText(text)).problems).toEqual([problem])
  })

  it.each([
    ['## A \\{#b}', '<h2 id="a-b">A {#b}'],
    ['## A \\{name}', '<h2 id="a-name">A {name}'],
    ['A \\{.b}\n---', '<h2 id="a-b">A {.b}'],
    ['[a](x.md "Title")', '<a href="x.md" title="Title">a</a>'],
    ['- ![a](x.png "Title")', '<img src="x.png" alt="a" title="Title"'],
    ['![a][x]\n\n[x]: x.png "Title"', '<img src="x.png" alt="a" title="Title"'],
    ['[a]\n\n[a]: /one\n[A]: /two', '<a href="/one">a</a>'],
    ['[//]: # (a comment)\n\nText.', '<p>Text.</p>'],
    ['看！[图](dot.md)', '看！<a href="dot.md">图</a>'],
    ['In\n-v\n-w', '<p>In\n-v\n-w</p>'],
    ['```\n## A \\{#b}\n```\n\n## A \\{#b}', '## A \\{#b}</span>'],
  ])('%j', async (text, html) => {
    expect((await compileText(text)).html).toContain(html)
  })
})
