import { describe, expect, it } from 'vitest'
import { chineseComments } from '../comments-zh-cn.ts'
import { chineseTexts, markdownBlocks } from '../tools/typography/chinese-texts.ts'
import { describeEdits, fixText, lintText } from '../tools/typography/lint-text.ts'

it.each(chineseTexts())('The typography of $file is right', ({ file, text, blocksOf }) => {
  const mistakes = describeEdits(text, lintText(text, blocksOf))
  expect(mistakes, `${file}: \`node --import tsx site/tools/typography.ts --fix\` corrects it`).toEqual([])
})

it('The typography of the Chinese comments of samples is right', () => {
  expect(lintText(Object.values(chineseComments).join('\n\n'), markdownBlocks)).toEqual([])
})

describe('the linter', () => {
  const fix = (text: string): string => fixText(text, markdownBlocks)

  it.each([
    ['puts a space between Chinese and Latin', '用TypeScript写2个服务端', '用 TypeScript 写 2 个服务端'],
    ['counts code as Latin', '调用`run`之后', '调用 `run` 之后'],
    ['counts a directive as Latin', '版本:value[farrow-http.latest]发布', '版本 :value[farrow-http.latest] 发布'],
    ['puts the space outside of links and emphasis', '见[API](./a.md)和**Http**等', '见 [API](./a.md) 和 **Http** 等'],
    ['puts the space outside of elements', '按<kbd>K</kbd>键', '按 <kbd>K</kbd> 键'],
    ['removes spaces beside full-width marks', '用 `get` ，再用 [API](./a.md) 。', '用 `get`，再用 [API](./a.md)。'],
    ['removes double spaces', '用  API', '用 API'],
    ['removes spaces within Chinese', '见 [请求  体](./a.md) 一节', '见[请求体](./a.md)一节'],
    ['makes marks after Chinese full-width', '请求, 响应; 好吗?是.', '请求，响应；好吗？是。'],
    ['makes marks before Chinese full-width', '先用 API, 然后', '先用 API，然后'],
    ['ends a Chinese sentence whose last word is Latin with a Chinese full stop', '这里用 `run`.', '这里用 `run`。'],
    ['makes brackets around and within Chinese full-width', '中间件 (middleware) 和 (可选)', '中间件（middleware）和（可选）'],
    ['makes quotes 「」', '叫作"上下文"和“容器”', '叫作「上下文」和「容器」'],
    ['makes an ellipsis', '等等...', '等等……'],
    ['makes Latin half-width', '版本Ａ１', '版本 A1'],
    ['fixes front matter', '---\ntitle: 用API写\ndescription: "好, 的"\n---\n', '---\ntitle: 用 API 写\ndescription: "好，的"\n---\n'],
    [
      'fixes labels, headings and cells',
      ':::note[用API]\n好,的\n:::\n\n## 用API {#use}\n\n| 用API |\n| - |\n',
      ':::note[用 API]\n好，的\n:::\n\n## 用 API {#use}\n\n| 用 API |\n| - |\n',
    ],
  ])('%s', (_, text, fixed) => {
    expect(fix(text)).toBe(fixed)
  })

  it.each([
    ['code', '`用API,好` 和\n\n```ts\n// 用API,好\n```\n'],
    ['addresses', '[指南](./用API,好.md "用API")和 https://a.example/用,b'],
    ['attributes and other front matter', '::diagram[图]{file="a.svg" alt="用API, 好"}\n'],
    ['calls', '在 next() 之前'],
    ['times, versions and decimals', '在 12:30 用 2.3.1 版'],
    ['English phrases', 'Not found, sorry (really).\n\n输出 hello, world'],
    ['code beside full-width marks', '`a`、`b`（`c`）'],
    ['escapes', 'A \\| B 和 \\*'],
  ])('leaves %s alone', (_, text) => {
    expect(fix(text)).toBe(text)
  })
})
