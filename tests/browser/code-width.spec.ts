import { expect, test } from './fixture.ts'

/** What can be read in blocks of code: for each line, how many rows it takes and how long it is. */
function readLines(): { rows: number; length: number; isNested: boolean; isBesideButtons: boolean }[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  return [...document.querySelectorAll('.code .l')]
    .filter((line) => line.checkVisibility())
    .map((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
      // Boxes in the same row may begin some pixels apart.
      const rows = tops.sort((one, other) => one - other).filter((top, index) => top > (tops[index - 1] ?? -1000) + 10)
      return {
        rows: rows.length,
        length: line.textContent.trimEnd().length,
        isNested: line.closest('li, details, .admonition') !== null,
        isBesideButtons: line.matches('.code:not([data-signature]) > pre:first-child .l:first-child'),
      }
    })
}

const pages = [
  'docs/tutorial/http-server',
  'docs/api/http/farrow-http',
  'zh-cn/docs/guide/authentication',
  'docs/guide/middleware-pipeline/more',
]

test('Lines of 80 characters, to which samples are formatted, are not wrapped from 1024 px on', async ({ page, reader }) => {
  for (const path of pages) {
    await reader.use(path)
    for (const width of [1024, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page.evaluate(readLines)
      expect(lines.length).toBeGreaterThan(50)
      // In a step or another box there is a little less room.
      const wrapped = lines.filter(({ rows, length, isNested }) => rows > 1 && length <= (isNested ? 75 : 80))
      expect({ path, width, wrapped }).toEqual({ path, width, wrapped: [] })
    }
  }
})

test('Buttons without a bar never make a first line wrap that fits into the block', async ({ page, reader }) => {
  for (const path of pages) {
    await reader.use(path)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page.evaluate(readLines)
      const firsts = lines.filter(({ isBesideButtons }) => isBesideButtons)
      expect(firsts.length).toBeGreaterThan(2)
      // As many characters as fit: no line that is longer is on one row.
      const room = Math.max(...lines.filter(({ rows, isNested }) => rows === 1 && !isNested).map(({ length }) => length))
      const wrapped = firsts.filter(({ rows, length, isNested }) => rows > 1 && !isNested && length <= room)
      expect({ path, width, wrapped }).toEqual({ path, width, wrapped: [] })
    }
  }
})
