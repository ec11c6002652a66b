import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compileOptions, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'
import { createIncludeReader } from './includes.ts'

const root = mkdtempSync(join(tmpdir(), 'type-notes-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

mkdirSync(join(root, 'samples/tea/src'), { recursive: true })
writeFileSync(join(root, 'samples/tea/src/cup.ts'), 'const pot = 1\n// #region cup\nexport const cup = pot\n// #endregion\n')
writeFileSync(
  join(root, 'samples/tea/types.json'),
  JSON.stringify({
    'src/cup.ts': [
      [1, 7, 'pot', 'const pot: 1'],
      [3, 14, 'cup', 'const cup: 1'],
      [3, 20, 'cup', 'moved away'],
    ],
  }),
)

async function compile(text: string) {
  const { body, compiled } = await compileMarkdown(sourceOfText(text), { ...compileOptions, includes: createIncludeReader(root) })
  return { ...body, compiled }
}

it('tells the types of names in a block, counted among the TypeScript of the page, outside of its HTML', async () => {
  const { html, typeNotes, compiled } = await compile(
    '```ts\nlet a\n```\n\n```bash\nls\n```\n\n```ts file="samples/tea/src/cup.ts#cup"\n```\n\n```ts file="samples/tea/src/cup.ts"\n```\n',
  )
  expect(html).not.toContain('class="ty"')
  const cup = '<span class="tk">const </span>cup: <span class="tc">1</span>'
  expect(typeNotes).toEqual([
    [1, [[0, 13, 3, cup]]],
    [
      2,
      [
        [0, 6, 3, cup.replace('cup', 'pot')],
        [1, 13, 3, cup],
      ],
    ],
  ])
  expect(compiled.hasTypeScript).toBe(true)
  expect(compiled.includes.map(({ file }) => file)).toContain('samples/tea/types.json')
})

it('counts the blocks as the page shows them, with those of footnotes last', async () => {
  const { typeNotes } = await compile('A.[^1]\n\n[^1]: B.\n\n    ```ts file="samples/tea/src/cup.ts#cup"\n    ```\n\n```ts\nlet a\n```\n')
  expect(typeNotes.map(([block]) => block)).toEqual([1])
})

it('counts the blocks of a code group, too', async () => {
  const group = ':::code-group\n\n```ts\nlet a\n```\n\n```ts file="samples/tea/src/cup.ts#cup"\n```\n\n:::\n'
  const { typeNotes } = await compile(`${group}\n\`\`\`ts file="samples/tea/src/cup.ts#cup"\n\`\`\`\n`)
  expect(typeNotes.map(([block]) => block)).toEqual([1, 2])
})

it('has them in the HTML where the fence asks for it', async () => {
  const { html, typeNotes } = await compile('```ts file="samples/tea/src/cup.ts#cup" types\n```\n')
  expect(html).toContain('data-type="const cup: 1"')
  expect(typeNotes).toEqual([])
})

it('leaves other languages alone', async () => {
  expect((await compile('```bash\nls\n```\n')).compiled.hasTypeScript).toBe(false)
})
