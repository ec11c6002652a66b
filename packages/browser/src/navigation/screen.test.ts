import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { Theme } from '../api/define-theme.ts'
import { createScreen, type View } from './screen.tsx'

type App = ReactElement<{ readonly view: View; readonly onCommit: (view: View) => void }>

const react = vi.hoisted(() => ({ rendered: [] as unknown[] }))
vi.mock('react-dom/client', () => ({
  hydrateRoot: (_root: unknown, app: unknown) => {
    react.rendered.push(app)
    return { render: (next: unknown) => react.rendered.push(next) }
  },
}))

const view = (path: string): View => ({ page: { path }, status: { type: 'page' } }) as unknown as View

test('Showing a view is done when it, or one that has replaced it, is in the document, and not before', async () => {
  vi.stubGlobal('location', { pathname: '/' })
  const first = view('/')
  const root = { innerHTML: '' } as HTMLElement
  const screen = createScreen({ theme: {} as Theme, root, first, onCrash: () => {} })
  screen.hydrate()
  const commit = (committed: View): void => (react.rendered[0] as App).props.onCommit(committed)
  commit(first)
  await screen.ready
  const [second, third, fourth] = [view('/2'), view('/3'), view('/4')] as const
  const done: string[] = []
  void screen.show(second).then(() => done.push('second'))
  void screen.show(third).then(() => done.push('third'))
  void screen.show(fourth).then(() => done.push('fourth'))
  expect(react.rendered.map((app) => (app as App).props.view)).toEqual([first, second, third, fourth])
  commit(third)
  await Promise.resolve()
  expect(done).toEqual(['second', 'third'])
  expect(screen.current()).toBe(third)
  commit(fourth)
  await Promise.resolve()
  expect(done).toEqual(['second', 'third', 'fourth'])
  vi.unstubAllGlobals()
})
