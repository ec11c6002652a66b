import { describe, expect, it } from 'vitest'
import { linkDestinations } from './link-destinations.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** What is found in a text: what Markdown reads, and the stretch of the text that would be replaced. */
function found(text: string): string[] {
  return linkDestinations(parseMarkdown(text), text).map(
    ({ kind, url, range }) => `${kind} ${url} <- ${range === null ? 'nowhere' : text.slice(range.start, range.end)}`,
  )
}

describe('the destinations of links', () => {
  it.each([
    ['[a](b.md)', 'link b.md <- b.md'],
    ['中文**（[文字](<b c.md#x> "标题")）**。', 'link b c.md#x <- b c.md#x'],
    ["[`f(a](b)`](../x/(y).md 'A (title)')", 'link ../x/(y).md <- ../x/(y).md'],
    ['> - [two\n>   lines](b.md)', 'link b.md <- b.md'],
    ['![An [inner] picture](./dot.svg "Dot")', 'image ./dot.svg <- ./dot.svg'],
    ['[a][b]\n\n[b]: ../b.md#c (Title)', 'link ../b.md#c <- ../b.md#c'],
    [':::note[See [this](#id)]\nText\n:::', 'link #id <- #id'],
    ['A note.[^1]\n\n[^1]: See [b](b.md).', 'link b.md <- b.md'],
    ['[a](b&amp;c.md)', 'link b&c.md <- nowhere'],
  ])('are found where they are written: %s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  it('are only those within the site', () => {
    expect(found('<https://a.example> [b](https://b.example) [c](mailto:c@d.example) `[d](d.md)`')).toEqual([])
  })
})
