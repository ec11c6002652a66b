import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const html = async (...rows: string[]): Promise<string> => (await compileText(rows.join('\n'))).html

describe('The first column of a table', () => {
  it('heads the rows where nothing heads it', async () => {
    const table = await html('| | A |', '| --- | ---: |', '| `x` | 1 |', '| | 2 |')
    expect(table).toContain('<thead><tr><td></td><th scope="col" data-align="right">A</th></tr></thead>')
    expect(table).toContain('<tr><th scope="row"><code>x</code></th><td data-align="right">1</td></tr>')
    expect(table).toContain('<tr><td></td><td data-align="right">2</td></tr>')
  })

  it('heads none where it has a head of its own, or no column has one', async () => {
    expect(await html('| N | A |', '| --- | --- |', '| x | 1 |')).not.toContain('scope="row"')
    expect(await html('| | |', '| --- | --- |', '| x | 1 |')).not.toContain('scope="row"')
  })
})

describe('A table is marked as a list of links', () => {
  const head = ['| What | Where |', '| --- | --- |']

  it('when each row of two columns ends in a link, and nothing else', async () => {
    expect(await html(...head, '| a | [A](https://a.example) |', '| b | [B](https://b.example) |')).toContain('class="table" data-links=""')
  })

  for (const [what, rows] of [
    ['text stands beside a link', ['| a | see [A](https://a.example) |']],
    ['one row has none', ['| a | [A](https://a.example) |', '| b | B |']],
    ['there are no rows', []],
  ] as const) {
    it(`not when ${what}`, async () => {
      expect(await html(...head, ...rows)).not.toContain('data-links')
    })
  }

  it('not when it has more columns', async () => {
    expect(await html('| a | b | c |', '| --- | --- | --- |', '| 1 | 2 | [C](https://c.example) |')).not.toContain('data-links')
  })
})
