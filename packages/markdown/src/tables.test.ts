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

describe('The type of a name', () => {
  it('stands in a line of its own, linked or not', async () => {
    const rows = ['| Option |', '| --- |', '| `port`: `number` |', '| `tls`: [`Tls`](https://b.example) |', '| `a`: `b` is c |']
    const table = await html(...rows)
    expect(table).toContain('<td><code>port</code><br><small><code>number</code></small></td>')
    expect(table).toMatch(/<td><code>tls<\/code><br><small><a [^>]*><code>Tls<\/code><\/a><\/small><\/td>/)
    expect(table).toContain('<td><code>a</code>: <code>b</code> is c</td>')
  })

  it('does not count for the length of the name', async () => {
    const table = await html('| Option |', '| --- |', '| `scheduler`: `(callback: () => void) => void` |')
    expect(table).toContain('class="table" data-names')
  })
})

describe('A table is marked as one of names', () => {
  const head = ['| Name | What |', '| --- | --- |']

  it('when its first column has nothing but short code, linked or not', async () => {
    expect(await html(...head, '| `a` | x |', '| [`b`](https://b.example) | y |', '| `-w`, `--watch` | z |')).toContain(
      'class="table" data-names',
    )
    expect(await html(...head, '| `String`、`Date` | x |', '| `ignoreRequestsOfCupsThatAreEmptyAlready` | y |')).toContain('data-names')
  })

  for (const [what, rows] of [
    ['text stands beside the code', ['| `a` | x |', '| `b` of c | y |']],
    ['the code is a whole sentence', ['| `Cannot read properties of undefined` | x |']],
    ['a row has none', ['| `a` | x |', '| | y |']],
    ['there are no rows', []],
  ] as const) {
    it(`not when ${what}`, async () => {
      expect(await html(...head, ...rows)).not.toContain('data-names')
    })
  }
})

it('A table of error messages is marked, in the language of its text', async () => {
  expect(await html('| Error message | Cause |', '| --- | --- |', '| `No tea` | x |')).toContain('class="table" data-errors')
})
