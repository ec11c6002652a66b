import { describe, expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const html = async (...rows: string[]): Promise<string> => (await compileText(rows.join('\n'))).html

describe('A table that may scroll', () => {
  const rows = ['| Your project | What it needs |', '| --- | --- |', '| A new one with a long name | x |']

  it('has the name of its section', async () => {
    expect(await html('## Uses {#uses}', '', '### A & `B`', '', ...rows)).toContain('role="group" aria-label="A &amp; B"><table>')
  })

  it('is called a table above the first heading', async () => {
    expect(await html(...rows, '', '## Uses')).toContain('role="group" aria-label="table.region"><table>')
  })
})

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

  it('leads to the entries of the names in it, but not to the one in which it stands', async () => {
    const rows = ['### `Tea` {#tea .type}', '', '### `Cup` {#cup .type}', '', '| Method |', '| --- |', '| `fill`: `(tea: Tea) => Cup` |']
    expect(await html(...rows)).toContain('<small><code>(tea: <a href="#tea">Tea</a>) =&gt; Cup</code></small>')
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

  it('when it explains terms, each with another name', async () => {
    const terms = ['| Term | In Chinese | Meaning |', '| --- | --- | --- |', '| tea | 茶 | A drink that is made of leaves and hot water. |']
    expect(await html(...terms)).toContain('data-names')
    expect(await html(...terms, '| a pot of which tea is poured | 壶 | x |')).not.toContain('data-names')
    expect(await html(...terms.slice(0, 2), '| tea | 茶 | A drink |')).not.toContain('data-names')
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

describe('A cell has the head of its column', () => {
  const cells = async (...rows: string[]): Promise<string[]> => (await html(...rows)).match(/<td[^>]*>/g) ?? []
  const head = ['| Option | Default | Meaning |', '| --- | --- | --- |']

  it('in a table of names, when it is in the middle and its column has code', async () => {
    expect(await cells(...head, '| `a` | none | x |', '| `b` | `1` | y |')).toEqual([
      ...['<td>', '<td data-head="Default">', '<td>'],
      ...['<td>', '<td data-head="Default">', '<td>'],
    ])
    expect(await cells(...head, '| `a` | hook | x |')).toEqual(['<td>', '<td>', '<td>'])
    expect(await cells(...head, '| a | `1` | x |')).toEqual(['<td>', '<td>', '<td>'])
  })

  it('in a table of names with more than three columns', async () => {
    const row = ['<td>', '<td data-head="Latest">', '<td data-head="Released">', '<td data-head="Peers">']
    expect(await cells('| Package | Latest | Released | Peers |', '| --- | --- | --- | --- |', '| `tea` | 1.0 | May | – |')).toEqual(row)
  })

  it('in a table whose rows have a head, when it has more columns than a phone can show', async () => {
    const row = ['A', 'B', 'C', 'D', 'E'].map((head) => `<td data-head="${head}">`)
    expect(await cells('| | A | B | C | D | E |', '| - | - | - | - | - | - |', '| x | 1 | 2 | 3 | 4 | 5 |')).toEqual(['<td>', ...row])
    expect(await cells('| | A | B | C |', '| - | - | - | - |', '| x | 1 | 2 | 3 |')).toEqual(['<td>', '<td>', '<td>', '<td>'])
  })

  it('in a table of error messages, when more than one column explains them', async () => {
    const row = ['<td>', '<td data-head="Cause">', '<td data-head="Fix">']
    expect(await cells('| Error message | Cause | Fix |', '| --- | --- | --- |', '| `No tea` | x | y |')).toEqual(row)
    expect(await cells('| Error message | Cause |', '| --- | --- |', '| `No tea` | x |')).toEqual(['<td>', '<td>'])
  })
})

it('A row with an id has a link to itself, beside the name and before its type', async () => {
  const rows = ['### `Http` {#http .function}', '', '| Option |', '| --- |', '| `port`: `number` |', '| any |']
  expect(await html(...rows)).toContain(
    '<tr id="http-port"><td><code>port</code><a class="anchor" href="#http-port" aria-label="heading.anchor"></a><br><small><code>number</code></small></td></tr>' +
      '<tr><td>any</td></tr>',
  )
})

it('A table of error messages is marked, in the language of its text', async () => {
  expect(await html('| Error message | Cause |', '| --- | --- |', '| `No tea` | x |')).toContain('class="table" data-errors')
})
