import { expect, it } from 'vitest'
import { renderInlineCode } from './inline-code.ts'

it.each([
  ['.info', '.info'],
  ['Response.json', 'Response.json'],
  ['useRequestInfo()', 'useRequestInfo()'],
  ['schema.toJSONSchema', 'schema.to|JSONSchema'],
  ['src/routes/accounts.ts', 'src/|routes/|accounts.ts'],
  ['createKettleNextServer', 'create|Kettle|Next|Server'],
  ['MAX_HEADER_LIST_SIZE', 'MAX_|HEADER_|LIST_|SIZE'],
  ['https://example.com/a/b', 'https://|example|.com/a/b'],
  ['NODE_ENV=production', 'NODE_|ENV=|production'],
  ['leaves.map((leaf)=>brew(leaf))', 'leaves|.map((leaf)=>brew(leaf))'],
  ['npm install tea-leaves', 'npm install {tea-leaves}'],
  ['Array<Record<string, Value>>', '{Array<Record<string,} Value>>'],
])('breaks long names only, and only between their parts; words that browsers would break are boxes: %s', (code, parts) => {
  const html = renderInlineCode(code)
  expect(html.startsWith('<span class="name"><code')).toBe(/^[^ {]*[|/]/.test(parts))
  expect(
    html
      .replace(/^<span class="name">(.*)<\/span>$/, '$1')
      .replace(' class="long"', '')
      .replace(/<span class="word">(.*?)<\/span>/g, '{$1}'),
  ).toBe(`<code>${parts.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '<wbr>')}</code>`)
})

it.each([
  ['curl -v 127.0.0.1/api/a1', '<code>'],
  ['curl -v 127.0.0.1/api/a12', '<code class="long">'],
])('marks long code, which may continue on the next line: %s', (code, tag) => {
  expect(renderInlineCode(code)).toContain(tag)
})
