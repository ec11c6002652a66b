import type { PageData, Sidebar } from '@pagewright/browser'
import { describe, expect, it } from 'vitest'
import { isCurrentSection } from './is-current-section.ts'

const pageAt = (path: string): PageData => ({ path }) as PageData
const blog = { label: 'Blog', to: '/blog', section: '/blog', inVersions: null }
const guide = { label: 'Guide', to: '/docs/guide', section: null, inVersions: null }
const sidebar: Sidebar = {
  id: 'philosophy',
  label: 'Philosophy',
  items: [
    { type: 'link', label: 'Overview', path: '/docs/philosophy' },
    { type: 'group', label: 'Design', path: null, items: [{ type: 'link', label: 'RPC', path: '/docs/design/rpc-like' }] },
  ],
}

describe('A page belongs to the section of a link', () => {
  it('that has its path, or a path above it', () => {
    expect(isCurrentSection(blog, { page: pageAt('/blog'), sidebar: null })).toBe(true)
    expect(isCurrentSection(blog, { page: pageAt('/blog/tags/http'), sidebar: null })).toBe(true)
  })

  it('that leads to any page of its sidebar, wherever that lies', () => {
    const philosophy = { label: 'Philosophy', to: '/docs/philosophy', section: null, inVersions: null }
    expect(isCurrentSection(philosophy, { page: pageAt('/docs/design/rpc-like'), sidebar })).toBe(true)
  })
})

describe('A page does not belong to the section of a link', () => {
  it('whose path merely begins alike', () => {
    expect(isCurrentSection(blog, { page: pageAt('/blogs'), sidebar: null })).toBe(false)
  })

  it('whose sidebar is still there, because the page has not come', () => {
    const philosophy = { label: 'Philosophy', to: '/docs/philosophy', section: null, inVersions: null }
    expect(isCurrentSection(philosophy, { page: pageAt('/docs/guide'), sidebar })).toBe(false)
  })

  it('that leads to another sidebar', () => {
    expect(isCurrentSection(guide, { page: pageAt('/docs/design/rpc-like'), sidebar })).toBe(false)
  })
})
