import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoadedPage } from '../api/define-theme.ts'
import type { LoadResult } from '../page-data/page-loader.ts'
import type { View } from './screen.tsx'
import { createVisitor, type Visit } from './visit.ts'

const locales = [
  { id: 'en', base: '/' },
  { id: 'fr', base: '/fr/' },
]
const loaded = (path: string): LoadedPage =>
  ({ page: { path }, site: { messages: { loading: 'Loading…' }, locales } }) as unknown as LoadedPage
const visitTo = (path: string): Visit => ({
  path,
  url: `https://example.com${path}`,
  referrer: 'https://example.com/',
  event: null,
  back: null,
})

type Answer = { readonly resolve: (result?: LoadResult) => void; readonly reject: (error: Error) => void }

function setUp() {
  const shown: string[] = []
  const commits: (() => void)[] = []
  let held = false
  const answers = new Map<string, Answer>()
  let current: View = { ...loaded('/'), status: { type: 'page' } }
  const screen = {
    hydrate: () => {},
    ready: Promise.resolve(),
    current: () => current,
    show: (view: View): Promise<void> => {
      shown.push(view.status.type === 'page' ? view.page.path : view.status.type)
      return new Promise((resolve) => {
        commits.push(() => {
          current = view
          resolve()
        })
        if (!held) queueMicrotask(() => commits.shift()?.())
      })
    },
  }
  const load = vi.fn(
    (path: string) =>
      new Promise<LoadResult>((resolve, reject) => {
        answers.set(path, { reject, resolve: (result = { type: 'page', loaded: loaded(path) }) => resolve(result) })
      }),
  )
  const progress = { start: vi.fn(), end: vi.fn() }
  const finish = vi.fn()
  const visit = createVisitor({ screen, load, progress, finish })
  /** Lets views wait from now on, as React may, until the commits are called. */
  const hold = (): void => {
    held = true
  }
  return { visit, screen, shown, load, progress, finish, answers, commits, hold }
}

describe('A visit', () => {
  // Without a network, no newer build is found.
  beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))))

  test('keeps the old page until the new one is there, then finishes, and ends the progress', async () => {
    const { visit, shown, answers, progress, finish } = setUp()
    const done = visit(visitTo('/a'))
    await vi.waitFor(() => expect(answers.has('/a')).toBe(true))
    expect(shown).toEqual([])
    expect(progress.start).toHaveBeenCalledWith('Loading…')
    answers.get('/a')?.resolve()
    await done
    expect(shown).toEqual(['/a'])
    expect(finish).toHaveBeenCalledExactlyOnceWith(visitTo('/a'), 'page')
    expect(progress.end).toHaveBeenCalledOnce()
  })

  test('gives way to a later one, whichever is answered first', async () => {
    const { visit, shown, answers, progress, finish } = setUp()
    const first = visit(visitTo('/slow'))
    const second = visit(visitTo('/quick'))
    await vi.waitFor(() => expect(answers.size).toBe(2))
    answers.get('/quick')?.resolve()
    await second
    answers.get('/slow')?.resolve()
    await first
    expect(shown).toEqual(['/quick'])
    expect(finish).toHaveBeenCalledOnce()
    expect(progress.end).toHaveBeenCalledOnce()
  })

  test('that fails after a later one was begun shows nothing', async () => {
    const { visit, shown, answers } = setUp()
    const first = visit(visitTo('/bad'))
    const second = visit(visitTo('/good'))
    await vi.waitFor(() => expect(answers.size).toBe(2))
    answers.get('/bad')?.reject(new Error('no'))
    await first
    answers.get('/good')?.resolve()
    await second
    expect(shown).toEqual(['/good'])
  })

  test('to the page that is shown loads nothing', async () => {
    const { visit, load, finish } = setUp()
    await visit(visitTo('/'))
    expect(load).not.toHaveBeenCalled()
    expect(finish).toHaveBeenCalledExactlyOnceWith(visitTo('/'), 'same')
  })

  test('to the page that is shown cancels one that is on its way', async () => {
    const { visit, shown, answers } = setUp()
    const away = visit(visitTo('/a'))
    await vi.waitFor(() => expect(answers.size).toBe(1))
    await visit(visitTo('/'))
    answers.get('/a')?.resolve()
    await away
    expect(shown).toEqual([])
  })

  test('to the page that is still there, while another is put in its place, puts it back', async () => {
    const { visit, shown, answers, commits, hold, finish } = setUp()
    hold()
    const away = visit(visitTo('/a'))
    await vi.waitFor(() => expect(answers.size).toBe(1))
    answers.get('/a')?.resolve()
    await vi.waitFor(() => expect(shown).toEqual(['/a']))
    const back = visit(visitTo('/'))
    await vi.waitFor(() => expect(answers.has('/')).toBe(true))
    answers.get('/')?.resolve()
    await vi.waitFor(() => expect(shown).toEqual(['/a', '/']))
    for (const commit of commits) commit()
    await Promise.all([away, back])
    expect(finish).toHaveBeenCalledExactlyOnceWith(visitTo('/'), 'page')
  })

  test('that fails offers the other languages of the page that could not be loaded', async () => {
    const { visit, screen, answers } = setUp()
    const done = visit(visitTo('/docs/a'))
    await vi.waitFor(() => expect(answers.size).toBe(1))
    answers.get('/docs/a')?.reject(new Error('no'))
    await done
    expect(screen.current().page).toMatchObject({
      path: '/docs/a',
      localeLinks: [
        { locale: 'en', path: '/docs/a' },
        { locale: 'fr', path: '/fr/docs/a' },
      ],
    })
  })

  test('that fails shows the error; its retry loads again', async () => {
    const { visit, screen, shown, load, answers, finish, progress } = setUp()
    const done = visit(visitTo('/a'))
    await vi.waitFor(() => expect(answers.size).toBe(1))
    answers.get('/a')?.reject(new Error('HTTP 500: /a.json'))
    await done
    const { status } = screen.current()
    expect(status).toMatchObject({ type: 'failed', message: 'HTTP 500: /a.json', href: 'https://example.com/a' })
    expect(progress.end).toHaveBeenCalledOnce()
    if (status.type === 'failed') status.retry()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    answers.get('/a')?.resolve()
    await vi.waitFor(() => expect(finish).toHaveBeenLastCalledWith(visitTo('/a'), 'page'))
    expect(shown).toEqual(['failed', 'loading', '/a'])
  })

  test('to a page that failed starts again with another click on its link', async () => {
    const { visit, load, answers } = setUp()
    const done = visit(visitTo('/a'))
    await vi.waitFor(() => expect(answers.size).toBe(1))
    answers.get('/a')?.reject(new Error('no'))
    await done
    void visit(visitTo('/a'))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  })
})
