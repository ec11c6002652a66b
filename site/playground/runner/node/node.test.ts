import nodeBuffer from 'node:buffer'
import nodePath from 'node:path'
import nodeUtil from 'node:util'
import { expect, it } from 'vitest'
import { AsyncLocalStorage } from './async-hooks.ts'
import { Buffer } from './buffer.ts'
import { inspect } from './inspect.ts'
import path from './path.ts'
import { format } from './util.ts'

class Point {
  x = 1
  y = 'two'
}
class Named extends Point {}
const circle: Record<string, unknown> = { name: 'a' }
circle['self'] = circle

/** An error whose stack is the same everywhere. */
function failure(message: string, options?: ErrorOptions): Error {
  return Object.assign(new Error(message, options), { stack: `Error: ${message}\n    at somewhere` })
}

it('Values are printed as Node.js prints them', () => {
  const values = [
    1,
    -0,
    10n,
    'a',
    "it's",
    `"'`,
    'a\nb',
    true,
    null,
    undefined,
    Symbol('s'),
    [],
    {},
    [1, 2, 3],
    ['a', { b: 1 }],
    { a: { b: { c: { d: 1 } } } },
    new Point(),
    [new Named()],
    Named,
    () => 1,
    function named() {},
    new Map([['a', { b: 1 }]]),
    new Set([1, 'x']),
    /a+/g,
    new Date(0),
    circle,
    Array.from({ length: 120 }, (_, index) => index),
    Array.from({ length: 30 }, (_, index) => `item ${index}`),
    Object.create(null),
    {
      'a-b': 1,
      get x() {
        return 1
      },
      [Symbol('k')]: 2,
    },
    Array(2),
    { text: 'x'.repeat(70), more: 'y'.repeat(20) },
    [[[[1]]]],
    {
      list: [
        { id: 1, tags: ['a', 'b'] },
        { id: 2, tags: [] },
      ],
      total: 2,
    },
    new Uint8Array([1, 2]),
    new ArrayBuffer(0),
    [new ArrayBuffer(4)],
    new ArrayBuffer(102),
    { at: new URL('http://ada:secret@host:8000/path?q=1#part') },
    new URLSearchParams('a=1&b=it’s'),
    [new URLSearchParams()],
    new Headers({ accept: 'text/html', 'x-y': 'z' }),
    new Headers(),
    [failure('outer', { cause: failure('inner') })],
    failure('without a cause', { cause: undefined }),
    Object.assign(failure('with a code', { cause: 5 }), { code: 'E1' }),
    Object.assign(new AggregateError([failure('a'), 2], 'both'), { stack: 'AggregateError: both\n    at somewhere' }),
    [1.5, -2, 1000, 4, 5, 6, 7, 8],
    { a: 1, b: { c: [1, 2, { d: 3 }] }, e: 'long text that goes on', f: 'another long text', g: 'and one more of them' },
  ]
  for (const value of values) expect(inspect(value)).toBe(nodeUtil.inspect(value))
  for (const args of [['%s and %d', 'a', 4, 'more'], ['%j %%', { a: 1 }], ['100%'], [{ a: 1 }, 'x'], ['%o', 'x'], ['%i', '4.7']]) {
    expect(format(...args)).toBe(nodeUtil.format(...args))
  }
})

it('Paths are taken apart and joined as Node.js does', () => {
  for (const text of ['', '/', 'a', '/a/b/../c', 'a/../..', './a//b/', '/a/b.tar.gz', '.env', 'a/.env', '../x.ts']) {
    expect(path.normalize(text)).toBe(nodePath.posix.normalize(text))
    expect(path.dirname(text)).toBe(nodePath.posix.dirname(text))
    expect(path.basename(text)).toBe(nodePath.posix.basename(text))
    expect(path.extname(text)).toBe(nodePath.posix.extname(text))
    expect(path.join('/x', text, 'y')).toBe(nodePath.posix.join('/x', text, 'y'))
  }
})

it('Buffers read and write the encodings of Node.js', () => {
  for (const text of ['', 'a', 'äöü€', '😀']) {
    expect(inspect(Buffer.from(text))).toBe(nodeUtil.inspect(nodeBuffer.Buffer.from(text)))
    for (const encoding of ['utf8', 'hex', 'base64', 'base64url', 'latin1'] as const) {
      const real = nodeBuffer.Buffer.from(text)
      expect(Buffer.from(text).toString(encoding)).toBe(real.toString(encoding))
      const coded = real.toString(encoding)
      expect([...Buffer.from(coded, encoding)]).toEqual([...nodeBuffer.Buffer.from(coded, encoding)])
    }
  }
  expect(Buffer.concat([Buffer.from('a'), Buffer.from('b')]).toString()).toBe('ab')
  expect(JSON.stringify(Buffer.from('a'))).toBe('{"type":"Buffer","data":[97]}')
})

it('A store stays until the promise of its run settles, and the outer one comes back', async () => {
  const storage = new AsyncLocalStorage<string>()
  const result = await storage.run('outer', async () => {
    await null
    const inner = await storage.run('inner', async () => {
      await null
      return storage.getStore()
    })
    return [inner, storage.getStore()]
  })
  expect(result).toEqual(['inner', 'outer'])
  expect(storage.getStore()).toBeUndefined()
  await expect(storage.run('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(storage.getStore()).toBeUndefined()
})
