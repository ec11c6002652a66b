import { expect, it } from 'vitest'
import { type SidebarItem, sidebarLinks } from './sidebar.ts'

it("The links of a sidebar come in reading order, a group's own page before its items", () => {
  const link = (path: string): SidebarItem => ({ type: 'link', label: path, path })
  const items: SidebarItem[] = [
    link('/a'),
    { type: 'group', label: 'G', path: '/g', items: [link('/g/a'), { type: 'group', label: 'H', path: null, items: [link('/g/h/a')] }] },
    { type: 'group', label: 'Empty', path: null, items: [] },
    link('https://example.com'),
  ]
  expect(sidebarLinks(items).map(({ path }) => path)).toEqual(['/a', '/g', '/g/a', '/g/h/a', 'https://example.com'])
})
