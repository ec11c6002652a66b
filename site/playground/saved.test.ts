import { beforeEach, expect, it, vi } from 'vitest'
import type { Program } from './program.ts'
import { forget, readSaved, save } from './saved.ts'

const write = (text: string): Program => ({ entry: 'src/index.ts', files: [{ path: 'src/index.ts', text }] })

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

it('what was written over an example is kept until it is forgotten', () => {
  save('hello', write('1'))
  save('errors', write('2'))
  expect([readSaved('hello'), readSaved('errors'), readSaved('body')]).toEqual([write('1'), write('2'), null])
  forget('hello')
  expect(readSaved('hello')).toBeNull()
})

it('of shared programs the last one is kept, and only for its own address', () => {
  save('#code=one', write('1'))
  save('#code=two', write('2'))
  expect([readSaved('#code=one'), readSaved('#code=two')]).toEqual([null, write('2')])
  expect(stored.size).toBe(1)
})

it.each(['', '{', '[]', '{"origin":"hello"}', '{"origin":"hello","program":{"entry":"../x.ts","files":[["../x.ts",""]]}}'])(
  'a text in the storage that is no program of ours is as if nothing was kept: %s',
  (text) => {
    save('hello', write('1'))
    for (const key of stored.keys()) stored.set(key, text)
    expect(readSaved('hello')).toBeNull()
  },
)

it('a program that is too long is not kept, and that is said', () => {
  expect(save('hello', write('x'.repeat(100_000)))).toBe(true)
  expect(save('hello', write('x'.repeat(100_001)))).toBe(false)
})

it('a storage that is blocked keeps nothing, and throws nothing', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(save('hello', write('1'))).toBe(false)
  expect(readSaved('hello')).toBeNull()
  expect(() => forget('hello')).not.toThrow()
})
