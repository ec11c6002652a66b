import { expect, test, vi } from 'vitest'
import { otherMount, warnOfWrongBase } from './base-banner.ts'

test.each([
  { pathname: '/', mount: '/', path: '/' },
  { pathname: '/index.html', mount: '/', path: '/' },
  { pathname: '/x/zh-cn/', mount: '/x/', path: '/zh-cn/' },
  { pathname: '/x/zh-cn', mount: '/x/', path: '/zh-cn/' },
])('$pathname is right for the home page $path under $mount', (place) => {
  expect(otherMount(place)).toBeNull()
})

test.each([
  { pathname: '/kettle/', mount: '/', path: '/', suggestion: '/kettle/' },
  { pathname: '/kettle', mount: '/', path: '/', suggestion: '/kettle/' },
  { pathname: '/kettle/zh-cn/index.html', mount: '/', path: '/zh-cn/', suggestion: '/kettle/' },
  { pathname: '/zh-cn/', mount: '/kettle/', path: '/zh-cn/', suggestion: '/' },
  { pathname: '/elsewhere', mount: '/', path: '/zh-cn/', suggestion: '/elsewhere/' },
])('$pathname suggests $suggestion for the home page $path under $mount', ({ suggestion, ...place }) => {
  expect(otherMount(place)).toBe(suggestion)
})

test.each([
  { protocol: 'https:', isLookedFor: true },
  { protocol: 'file:', isLookedFor: false },
])('a home page of another address by $protocol may warn: $isLookedFor', ({ protocol, isLookedFor }) => {
  const template = { dataset: { mount: '/', path: '/' }, content: { querySelectorAll: () => [] } }
  vi.stubGlobal('document', { readyState: 'complete', getElementById: () => template })
  vi.stubGlobal('location', { protocol, pathname: '/home/reader/site/index.html' })
  const runtime = { load: vi.fn(), onFail: vi.fn() }
  warnOfWrongBase(runtime)
  expect(runtime.load).toHaveBeenCalledTimes(isLookedFor ? 1 : 0)
  vi.unstubAllGlobals()
})
