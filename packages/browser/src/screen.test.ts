import { expect, test } from 'vitest'
import { createScreen, type View } from './screen.ts'

const view = (): View => ({}) as View

test('A view that was overtaken by another is done with it, and not before', async () => {
  const first = view()
  const screen = createScreen(first)
  const done: string[] = []
  screen.connect({ show: () => {}, prepare: () => {} })
  screen.committed(first)
  await screen.ready
  const second = view()
  const third = view()
  const fourth = view()
  void screen.show(second).then(() => done.push('second'))
  void screen.show(third).then(() => done.push('third'))
  void screen.show(fourth).then(() => done.push('fourth'))
  screen.committed(third)
  await Promise.resolve()
  expect(done).toEqual(['second', 'third'])
  expect(screen.current()).toBe(third)
  screen.committed(fourth)
  await Promise.resolve()
  expect(done).toEqual(['second', 'third', 'fourth'])
})
