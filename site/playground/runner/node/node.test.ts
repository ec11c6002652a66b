import nodeAssert from 'node:assert'
import nodeBuffer from 'node:buffer'
import { EventEmitter as NodeEmitter, on as nodeOn } from 'node:events'
import nodePath from 'node:path'
import nodeUtil from 'node:util'
import { expect, it } from 'vitest'
import rawBody from '../packages/raw-body.ts'
import assert from './assert.ts'
import { AsyncLocalStorage } from './async-hooks.ts'
import { Buffer } from './buffer.ts'
import { EventEmitter, on } from './events.ts'
import { inspect } from './inspect.ts'
import { withMissing } from './missing.ts'
import path from './path.ts'
import './stream.ts'
import { from } from './readable-from.ts'
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
    [new Blob(['abc']), new AbortController()],
    [failure('outer', { cause: failure('inner') })],
    failure('without a cause', { cause: undefined }),
    Object.assign(failure('with a code', { cause: 5 }), { code: 'E1' }),
    Object.assign(new AggregateError([failure('a'), 2], 'both'), { stack: 'AggregateError: both\n    at somewhere' }),
    [1.5, -2, 1000, 4, 5, 6, 7, 8],
    { a: 1, b: { c: [1, 2, { d: 3 }] }, e: 'long text that goes on', f: 'another long text', g: 'and one more of them' },
    { text: 'line one\nline two, which is longer than the others, so that all of it does not fit into a line\n' },
    new Set(Array.from({ length: 102 }, (_, index) => index)),
    new Map(Array.from({ length: 101 }, (_, index) => [index, index])),
    Object.assign(new (class Shelf extends Map<number, number> {})([[1, 2]]), { label: 'a' }),
    Object.assign(new (class Tagged {})(), { [Symbol.toStringTag]: 'own' }),
    new BigInt64Array(2),
    new Float32Array(103),
    [new DataView(new ArrayBuffer(2))],
    new String('s'),
    Object(1n),
    Object(Symbol('boxed')),
    Named.prototype,
    ['\ud800', '\x80', '中文', 'é', 'a', 'b', 'c', '日本'],
    { list: ['x'.repeat(10_050)] },
    [
      failure('x', { cause: failure('y') }),
      new (class Shown {
        [nodeUtil.inspect.custom] = (depth: number) => ({ depth })
      })(),
    ],
    Object.assign(failure('mine'), { constructor: class MyError extends Error {} }),
    Object.assign(new (class NotFound extends Error {})('no'), { stack: 'Error: no\n    at somewhere', status: 404 }),
    Object.assign(new (class MissingError extends TypeError {})('no'), { stack: 'TypeError: no\n    at somewhere' }),
    Object.assign(new Error('replaced'), { stack: 'another text' }),
    Object.assign(new Error(''), { stack: 'Error\n    at somewhere' }),
  ]
  // The playground prints as Node.js 20 does. Later versions put brackets around other keys, by which lines also break elsewhere.
  const isTwenty = process.versions.node.startsWith('20.')
  for (const value of values.filter((one) => isTwenty || !/Symbol\(|byteLength/.test(inspect(one))))
    expect(inspect(value)).toBe(nodeUtil.inspect(value))
  for (const options of [{ showHidden: true }, { compact: false }, { breakLength: 20 }, { sorted: true }, { depth: 0 }])
    for (const value of [{ b: [1, 2], a: { c: 'd' } }, [1, [2]], Named])
      expect(inspect(value, options)).toBe(nodeUtil.inspect(value, options))
  expect(inspect({ a: { b: 1 } }, false, 0)).toBe(nodeUtil.inspect({ a: { b: 1 } }, false, 0))
  const texts = { toString: () => 'own text' }
  const formats = [
    ['%s and %d', 'a', 4, 'more'],
    ['%j %%', { a: 1 }],
    ['100%'],
    [{ a: 1 }, 'x'],
    ['%o', 'x'],
    ['%i', '4.7'],
    ['%s %s %s %s', texts, new Date(0), -0, { a: { b: 1 } }],
    ['%s', class Own {}],
    ['%i %d %f', 5n, {}, 'x'],
    ['%j', circle],
    ['%O', { a: { b: { c: { d: 1 } } } }],
    ['%o', [1, { list: [2] }]],
    ['%d', Symbol('s')],
  ]
  for (const args of formats) {
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
    expect(path.parse(text)).toEqual(nodePath.posix.parse(text))
    expect(path.format(path.parse(text))).toBe(nodePath.posix.format(nodePath.posix.parse(text)))
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
  const fill = (Made: typeof Buffer): unknown[] => {
    const buffer = Made.alloc(16) as Buffer &
      Record<'writeUInt16BE' | 'writeDoubleLE' | 'readInt32LE' | 'readUint16BE', (...values: number[]) => number>
    const results = [
      buffer.writeUInt16BE(258),
      buffer.write('xyz', 2),
      buffer.indexOf('y'),
      buffer.indexOf('w'),
      buffer.includes('z'),
      buffer.indexOf(0),
    ]
    results.push(buffer.writeDoubleLE(1.5, 8), buffer.readInt32LE(2), buffer.readUint16BE(0), buffer.copy(Made.alloc(3), 1, 2))
    return [...results, [...buffer], [...buffer.fill('ab', 2, 7)], [...buffer.fill(1)]]
  }
  expect(fill(Buffer)).toEqual(fill(nodeBuffer.Buffer as never))
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

it('Emitters tell what is listened to, and events can be waited for in a loop', async () => {
  const use = async (Emitter: typeof EventEmitter, loop: typeof on): Promise<unknown[]> => {
    const emitter = new Emitter()
    const seen: unknown[] = []
    emitter.on('newListener', (name) => seen.push(name))
    emitter.on('a', () => seen.push(1)).prependOnceListener('a', () => seen.push(0))
    seen.push(emitter.eventNames(), emitter.getMaxListeners(), emitter.rawListeners('a').length, emitter.emit('a'), emitter.emit('a'))
    try {
      emitter.emit('error', 'text')
    } catch (error) {
      seen.push((error as Error).message)
    }
    queueMicrotask(() => emitter.emit('b', 1) && emitter.emit('b', 2))
    for await (const [value] of loop(emitter, 'b')) {
      seen.push(value)
      if (value === 2) break
    }
    return seen
  }
  expect(await use(EventEmitter, on)).toEqual(await use(NodeEmitter as never, nodeOn as never))
})

it('Assertions compare as strictly as those of Node.js', () => {
  const holds = (work: () => void): boolean => {
    try {
      work()
      return true
    } catch {
      return false
    }
  }
  for (const of of [assert, nodeAssert as unknown as typeof assert]) {
    const results = [() => of.equal(1, '1'), () => of.strictEqual(1, '1'), () => of.strict.equal(1, '1'), () => of.notEqual(1, '1')]
    expect(results.map(holds)).toEqual([true, false, false, false])
  }
})

it('A body that is too large is refused by an error of the class that Node.js has for it', async () => {
  const refused = rawBody(from([Buffer.from('long')]) as never, { limit: 3 })
  await expect(refused).rejects.toMatchObject({
    name: 'PayloadTooLargeError',
    status: 413,
    stack: expect.stringMatching(/^PayloadTooLarge/),
  })
})

it('What a module lacks says so when it is called', () => {
  const { there, gone, then } = withMissing('zoo', { there: 1 }) as { there: number; gone: () => void; then: unknown }
  expect([there, then]).toEqual([1, undefined])
  expect(gone).toThrow('zoo.gone does not work in this page: it needs Node.js. Export the program to run it there.')
})
