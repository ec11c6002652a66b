import nodeStream from 'node:stream'
import { expect, it } from 'vitest'
import { Buffer } from './buffer.ts'
import stream from './stream.ts'

type Streams = typeof nodeStream
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** What an error says, so that errors of both implementations can be compared. */
const told = (error: unknown): string => {
  const { name, message, code } = error as Error & { readonly code?: string }
  return `${name} ${code}: ${message}`
}
const attempt = (work: () => unknown): Promise<unknown> => Promise.resolve().then(work).catch(told)
async function* numbers(count: number) {
  for (let number = 1; number <= count; number++) yield `${number} `
}

/** Programs that use streams. Each returns what can be seen of them. */
const programs: Readonly<Record<string, (streams: Streams) => Promise<unknown>>> = {
  'items of a list, one by one': async ({ Readable }) => {
    const seen: unknown[] = []
    for await (const item of Readable.from(['a', 1, { b: 2 }, Promise.resolve('later')])) seen.push(item)
    return seen
  },
  'a text and bytes as one item': async ({ Readable }) => {
    const seen: unknown[] = []
    for await (const item of Readable.from('text')) seen.push(item)
    for await (const item of Readable.from(globalThis.Buffer.from('bytes'))) seen.push(String(item))
    return seen
  },
  'a generator that fails': async ({ Readable }) => {
    const seen: unknown[] = []
    const items = async function* () {
      yield 1
      throw new TypeError('no more')
    }
    const error = await attempt(async () => {
      for await (const item of Readable.from(items())) seen.push(item)
    })
    return { seen, error }
  },
  'leaving a loop ends the generator': async ({ Readable }) => {
    const seen: string[] = []
    const items = async function* () {
      try {
        for (;;) yield 'item'
      } finally {
        seen.push('generator ended')
      }
    }
    const source = Readable.from(items())
    source.on('close', () => seen.push('closed'))
    for await (const item of source) {
      seen.push(item)
      break
    }
    await wait(5)
    return { seen: seen.sort(), destroyed: source.destroyed }
  },
  'a generator gives no more than is taken': async ({ Readable }) => {
    let given = 0
    const items = function* () {
      for (;;) yield given++
    }
    const source = Readable.from(items())
    await wait(5)
    const before = given
    source.read()
    await wait(5)
    source.destroy()
    return before < 3 && given < 5
  },
  'events of a stream that is read to its end': async ({ Readable }) => {
    const seen: unknown[] = []
    const source = new Readable({ read() {} })
    for (const name of ['data', 'end', 'close', 'error']) source.on(name, (item) => seen.push(item === undefined ? name : String(item)))
    source.push('one')
    source.push('two')
    await wait(1)
    source.push(null)
    await wait(1)
    return { seen, ended: source.readableEnded, readable: source.readable, destroyed: source.destroyed }
  },
  'once is enough to start it': async ({ Readable }) => {
    const source = new Readable({ read() {} })
    source.push('one')
    return String(await new Promise((resolve) => source.once('data', resolve)))
  },
  'a paused stream is read as a whole, or in parts': async ({ Readable }) => {
    const source = new Readable({ read() {} })
    source.push('abc')
    source.push('def')
    const parts = [source.read(2), source.read(), source.read()]
    return parts.map((part) => (part === null ? null : String(part)))
  },
  'readable tells that there is something': async ({ Readable }) => {
    const seen: unknown[] = []
    const source = Readable.from(numbers(3))
    source.on('readable', () => {
      for (let item = source.read(); item !== null; item = source.read()) seen.push(item)
    })
    source.on('end', () => seen.push('end'))
    await wait(5)
    return seen
  },
  'pause and resume': async ({ Readable }) => {
    const seen: unknown[] = []
    const source = Readable.from(['a', 'b', 'c'])
    source.on('data', (item) => {
      seen.push(item)
      source.pause()
    })
    await wait(2)
    const before = [...seen]
    const paused = source.isPaused()
    source.resume()
    await wait(2)
    return { before, paused, seen }
  },
  'letters that are cut in two': async ({ Readable }) => {
    const source = new Readable({ read() {}, encoding: 'utf8' })
    const bytes = globalThis.Buffer.from('a€b')
    source.push(bytes.subarray(0, 2))
    source.push(bytes.subarray(2))
    source.push(null)
    let text = ''
    for await (const part of source) text += part
    return text
  },
  'a transform that leaves out, adds and ends with something': async ({ Readable, Transform }) => {
    const lines = new Transform({
      transform(chunk, encoding, done) {
        this.push(`${encoding}:`)
        if (String(chunk) !== 'b') this.push(String(chunk).toUpperCase())
        done()
      },
      flush: (done) => done(null, '.'),
    })
    let text = ''
    for await (const part of Readable.from(['a', 'b', 'c']).pipe(lines)) text += part
    return text
  },
  'a transform of objects that fails': async ({ Readable, Transform }) => {
    const half = new Transform({
      objectMode: true,
      transform: (item: number, _, done) => (item % 2 === 0 ? done(null, { half: item / 2 }) : done(new RangeError(`${item} is odd`))),
    })
    const seen: unknown[] = []
    const error = await attempt(async () => {
      for await (const item of Readable.from([2, 4, 5, 6]).pipe(half)) seen.push(item)
    })
    return { count: seen.length >= 0, error }
  },
  'a slow writer gets no more than it can hold': async ({ Readable, Writable }) => {
    const seen: unknown[] = []
    let most = 0
    const slow = new Writable({
      objectMode: true,
      highWaterMark: 2,
      write: (item, _, done) => {
        seen.push(item)
        most = Math.max(most, slow.writableLength)
        setTimeout(done, 1)
      },
    })
    Readable.from([1, 2, 3, 4, 5, 6]).pipe(slow)
    await new Promise((resolve) => slow.on('finish', resolve))
    return { seen, most }
  },
  'write tells when to wait, and drain when to go on': async ({ PassThrough }) => {
    const through = new PassThrough({ highWaterMark: 4 })
    const wrote = [through.write('ab'), through.write('cd'), through.write('ef')]
    const { writableLength, writableNeedDrain } = through
    const drained = new Promise((resolve) => through.once('drain', () => resolve('drained')))
    through.resume()
    return [wrote, writableLength > 0, writableNeedDrain, await drained]
  },
  'writes are called back in order, then finish and close': async ({ Writable }) => {
    const seen: unknown[] = []
    const target = new Writable({
      write: (chunk, encoding, done) => {
        seen.push(`${encoding} ${chunk}`)
        setTimeout(done)
      },
      final: (done) => {
        seen.push('final')
        done()
      },
    })
    for (const name of ['finish', 'close']) target.on(name, () => seen.push(name))
    target.write('a', () => seen.push('a written'))
    target.write('b', 'latin1', () => seen.push('b written'))
    target.end('c', () => seen.push('ended'))
    await new Promise((resolve) => target.on('close', resolve))
    return { seen, ended: target.writableEnded, finished: target.writableFinished, writable: target.writable }
  },
  'what may not be written': async ({ Writable, PassThrough }) => {
    const ended = new Writable({ write: (_chunk, _encoding, done) => done() })
    ended.end()
    const late = new Promise((resolve) => ended.on('error', (error) => resolve(told(error))))
    ended.write('late')
    const destroyed = new PassThrough()
    destroyed.destroy()
    const refused = new Promise((resolve) => destroyed.write('x', (error) => resolve(told(error))))
    return [
      await late,
      await refused,
      await attempt(() => new PassThrough().write(null)),
      ((await attempt(() => new PassThrough().write({ a: 1 } as never))) as string).slice(0, 50),
    ]
  },
  'a pipeline with a function that reads': async ({ Transform, promises }) => {
    const upper = new Transform({ transform: (chunk, _, done) => done(null, `<${chunk}>`) })
    return promises.pipeline(numbers(2), upper, async (source) => {
      let text = ''
      for await (const part of source) text += part
      return text
    })
  },
  'a pipeline through a generator': async ({ Readable, Writable, promises }) => {
    const seen: unknown[] = []
    const target = new Writable({
      objectMode: true,
      write: (item, _, done) => {
        seen.push(item)
        done()
      },
    })
    const double = async function* (source: AsyncIterable<unknown>) {
      for await (const item of source) yield Number(item) * 2
    }
    await promises.pipeline(Readable.from([1, 2, 3]), double as never, target)
    return { seen, finished: target.writableFinished }
  },
  'a pipeline that fails destroys all of its streams': async ({ Readable, PassThrough, pipeline }) => {
    const source = Readable.from(numbers(9))
    const through = new PassThrough()
    const target = new PassThrough()
    through.once('data', () => through.destroy(new Error('broken')))
    const error = await new Promise((resolve) => pipeline(source, through, target, resolve))
    return [told(error), source.destroyed, through.destroyed, target.destroyed]
  },
  'the end of a stream can be waited for': async ({ PassThrough, Readable, finished, promises }) => {
    const done = Readable.from(['a'])
    done.resume()
    const broken = new PassThrough()
    broken.destroy()
    const failing = new PassThrough()
    const failure = new Promise((resolve) => finished(failing, (error) => resolve(told(error))))
    failing.destroy(new Error('gone'))
    return [await promises.finished(done), await attempt(() => promises.finished(broken)), await failure]
  },
  'streams of the web, both ways': async ({ Readable }) => {
    const web = new Blob(['web']).stream()
    const source = Readable.fromWeb(web as never)
    let text = ''
    for await (const part of source) text += part
    const back = Readable.toWeb(Readable.from([globalThis.Buffer.from('x'), globalThis.Buffer.from('y')]))
    for await (const part of back) text += globalThis.Buffer.from(part as Uint8Array)
    return text
  },
  'a class of its own': async ({ Readable, Transform }) => {
    class Counter extends Readable {
      #count = 0
      override _read(): void {
        this.push(this.#count < 3 ? `${++this.#count}` : null)
      }
    }
    class Doubling extends Transform {
      override _transform(chunk: unknown, _: string, done: (error?: null, item?: string) => void): void {
        done(null, `${chunk}${chunk}`)
      }
    }
    let text = ''
    for await (const part of new Counter().pipe(new Doubling())) text += part
    return text
  },
}

it.each(Object.entries(programs))('Streams behave as those of Node.js: %s', async (_, program) => {
  expect(await program(stream as unknown as Streams)).toEqual(await program(nodeStream))
})

it('A text that is written becomes a Buffer', async () => {
  const through = new stream.PassThrough()
  through.end('ä')
  const [part] = await through[Symbol.asyncIterator]()
    .next()
    .then(({ value }) => [value])
  expect(part).toBeInstanceOf(Buffer)
  expect(String(part)).toBe('ä')
})
