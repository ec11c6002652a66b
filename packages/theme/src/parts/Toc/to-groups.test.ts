import { expect, it } from 'vitest'
import { toGroups } from './to-groups.ts'

const heading = (level: 2 | 3, id: string) => ({ level, id, text: id })
const shape = (...items: Parameters<typeof toGroups>[0]): string[] =>
  toGroups(items).map(({ head, below }) => [head, ...below].map(({ id }) => id).join(' '))

it('A heading of level 2 holds those of level 3 that follow it', () => {
  expect(shape(heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd'), heading(2, 'e'), heading(3, 'f'))).toEqual([
    'a b c',
    'd',
    'e f',
  ])
})

it('Headings of level 3 before any of level 2 stand for themselves', () => {
  expect(shape(heading(3, 'a'), heading(3, 'b'), heading(2, 'c'))).toEqual(['a', 'b', 'c'])
})

it('No headings make no groups', () => {
  expect(shape()).toEqual([])
})
