import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

describe('markup that has no effect', () => {
  it.each([
    ['**注意 。', ['1:1 emphasis-left']],
    ['one\ntwo **three', ['2:5 emphasis-left']],
    ['a ~~b', ['1:3 emphasis-left']],
    ['~~a~~ \\~~b `~~`', []],
    ['a ** b ** c', ['1:3 emphasis-left']],
    ['a ***z', ['1:3 emphasis-left']],
    ['sk-***abc, *** and f***k', []],
    ['\\*\\*a', []],
    ['`**`', []],
    ['***', []],
    ['a * b', []],

    ['> a `b\n> c', ['1:5 code-left']],
    ['a ``b` c', ['1:3 code-left']],
    ['a \\` b `c` d', []],

    ['[a](b c.md)', ['1:1 link-left']],
    ['![a](./b c.png)', ['1:1 link-left']],
    ['[*a*](b c)', ['1:5 link-left']],
    ['[a](b', ['1:1 link-left']],
    ['see [a]()', ['1:5 link-left']],
    ['\\[a\\](b c)', []],
    ['[a] (b c)', []],
    ['`[a](b c)`', []],
    ['f[0](x)', []],
    ['\\[a](b.md)', []],

    ['a [b][c] d', ['1:3 link-left']],
    ['![b][]', ['1:1 link-left']],
    ['[b][c]\n\n[c]: https://example.com', []],
    ['\\[b][c]', []],
    ['rows[0][1] and [b]', []],

    ['a[^1]', ['1:2 footnote-missing']],
    ['a[^1]\n\n[^1]: b', []],
    ['a\\[^1]', []],

    ['```ts file="samples/hello.ts"\nlost\n```', ['1:1 unknown-fence-option']],

    ['## A {#a} b', ['1:6 heading-id-left']],
    ['## A {#v1.0 .b}', []],
    ['## A {b}', ['1:6 heading-text-lost']],
    ['## A {#a b}', ['1:6 heading-text-lost']],
    ['## A {#a} ##', ['1:6 heading-id-left']],
    ['A {a: 1}\n---', ['1:3 heading-text-lost']],
    ['## A {#a .b}', []],
    ['## {#a}', ['1:1 heading-text-lost']],
    ['## A {.b}', []],
    ['## A \\{b}', []],
    ['a {#b}', ['1:3 heading-id-left']],
    ['a \\{#b}', []],

    ['x <a href="/x"title=y>', ['1:3 html-not-allowed']],
    ['x\n<img src=/x?a=b>', ['2:1 html-not-allowed']],
    ['<img src="/x>', ['1:1 html-not-allowed']],
    ['<button :class="$style.b" @click="n++">Add', ['1:1 html-not-allowed']],
    ['<template #fallback>', ['1:1 html-not-allowed']],
    ['<Tabs.Item label="x">in</Tabs.Item>', ['1:1 html-not-allowed']],
    ['a <Foo_Bar/>', ['1:3 html-not-allowed']],
    ['Text\n<>\nmore', ['2:1 html-not-allowed']],
    ['`<a b="c>` \\<a b="c> a <b c <d, e=f>', []],

    ['| a | b |\n|---|\n| 1 | 2 |', ['2:1 table-malformed']],
    ['> a | b\n> -|-|-\n> 1 | 2', ['2:3 table-malformed']],
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |', ['3:9 table-malformed', '4:1 table-malformed']],
    ['| a | b |\n|---|---|\n| `c|d` | e |', ['3:9 table-malformed']],
    ['| a | b |\n|---|---|\n| 1 | 2 |\nText.', ['4:1 table-malformed']],
    ['| a |\n|---|\n| 1 |\nText.', ['4:1 table-malformed']],
    ['| a |\n|---|\n| `b \\| c` |', []],
    ['a\n---\nb', []],
  ])('is reported, unless it is escaped: %j', async (text, problems) => {
    expect((await compileText(text)).problems).toEqual(problems)
  })
})

it('Marks are looked for in a time that grows no faster than the text', () => {
  // V8 optimizes no expression any more in a process that has much code, such as a development server after a while.
  const script = `
    const { compileText } = await import(${JSON.stringify(new URL('../tests/compile-text.ts', import.meta.url).href)})
    const started = performance.now()
    for (const mark of ['{', '{% ', 'www.a.b ', '[^a', 'a ']) await compileText(mark.repeat(60_000 / mark.length))
    console.log(performance.now() - started)`
  const args = ['--no-regexp-optimization', '--import', 'tsx', '--input-type=module', '--eval', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(Number(stdout)).toBeLessThan(15_000)
})
