import { expect, it } from 'vitest'
import { printTable } from './print-table.ts'

it('A table is printed as Node.js prints it', () => {
  expect(printTable([{ a: 1, b: 'x' }, { a: 2, c: { d: 1 } }, 5])).toBe(
    [
      '┌─────────┬───┬─────┬──────────┬────────┐',
      '│ (index) │ a │ b   │ c        │ Values │',
      '├─────────┼───┼─────┼──────────┼────────┤',
      "│ 0       │ 1 │ 'x' │          │        │",
      '│ 1       │ 2 │     │ { d: 1 } │        │',
      '│ 2       │   │     │          │ 5      │',
      '└─────────┴───┴─────┴──────────┴────────┘',
    ].join('\n'),
  )
  expect(printTable(new Map([['k', { a: 1 }]]))).toContain("│ 0                 │ 'k' │ { a: 1 } │")
  expect(
    printTable({ x: [1, 2], y: [3] }, ['1'])
      ?.split('\n')
      .slice(3, 5),
  ).toEqual(['│ x       │ 2 │', '│ y       │   │'])
  expect([printTable(7), printTable(null)]).toEqual([null, null])
})
