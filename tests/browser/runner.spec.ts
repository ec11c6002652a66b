import { expect, test } from './fixture.ts'
import { openRunner } from './runner-page.ts'

const reviews = `import { Http, Response } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'

export class Review extends ObjectType {
  stars = Int
  text = String
}

const http = Http()
http.post('/books/<id:int>', { body: Review }).use(({ params, body }) => Response.status(201).json({ book: params.id, ...body }))
http.listen(3000)
`
const json = [['content-type', 'application/json']] as const
const body = JSON.stringify({ stars: 1, text: 'text' }, null, 2)
const second = 1000

test.describe('A program in the frame', () => {
  test('answers requests by the real Farrow @dev', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { result, events } = await runner.run(reviews)
    expect(result).toEqual({ ok: true, listening: true, routes: [{ method: 'POST', url: '/books/<id:int>', body }] })
    expect(events).toContainEqual({ kind: 'listening', port: 3000 })
    // The example of the route's body is one that the route accepts.
    expect(await runner.request({ method: 'POST', url: '/books/7', headers: json, body })).toMatchObject({ status: 201 })
    const good = await runner.request({ method: 'POST', url: '/books/7', headers: json, body: '{"stars":5,"text":"Dog-eared"}' })
    expect(good).toMatchObject({ status: 201, statusText: 'Created', body: '{"book":7,"stars":5,"text":"Dog-eared"}' })
    const bad = await runner.request({ method: 'POST', url: '/books/7', headers: json, body: '{"stars":"five","text":""}' })
    expect(bad).toMatchObject({ status: 400, body: expect.stringContaining('five is not an integer') })
    expect(await runner.ask('validate', { path: 'src/index.ts', name: 'Review', json: '{"stars":"x","text":""}' })).toEqual({
      ok: false,
      message: 'x is not an integer',
      path: ['stars'],
    })
    const match = await runner.ask('match', { pattern: '/a/<id:int>?<q:string>', url: '/a/7?q=x' })
    expect(match).toEqual({ ok: true, params: { id: 7 }, query: { q: 'x' } })
  })

  test('has files that import each other, cookies, and requests of its own', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { lines, ended } = await runner.run(
      {
        'src/http.ts': `import { Http, Response } from 'farrow-http'
          export const http = Http({ logger: false })
          http.get('/hello/<name:string>').use(async ({ params }) => {
            await new Promise((resolve) => setTimeout(resolve, 5))
            return Response.json({ hello: params.name }).cookie('seen', '1')
          })`,
        'src/index.ts': `import { once } from 'node:events'
          import type { AddressInfo } from 'node:net'
          import { http } from './http'
          const server = http.listen(0)
          await once(server, 'listening')
          const { port } = server.address() as AddressInfo
          const answers = await Promise.all(['Ada', 'Bob'].map((name) => fetch(\`http://localhost:\${port}/hello/\${name}\`)))
          for (const answer of answers) console.log(answer.status, answer.headers.getSetCookie(), await answer.json())
          server.close()`,
      },
      { wait: 2 * second },
    )
    expect(lines).toEqual(["200 [ 'seen=1; path=/; httponly' ] { hello: 'Ada' }", "200 [ 'seen=1; path=/; httponly' ] { hello: 'Bob' }"])
    expect(ended).toBe('finished')
  })

  test('knows where its files are, and is told what it cannot look up', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { lines, events } = await runner.run({
      'src/index.ts': `import { dirname } from './where'
        console.log(dirname, __filename, require.main === module, require.resolve('./where'), import.meta.url)
        require.resolve('farrow-http')`,
      'src/where.ts': 'export const dirname = __dirname\nmodule.exports.more = require.main === module',
    })
    expect(lines).toEqual(['/src /src/index.ts true /src/where.ts file:///src/index.ts'])
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'error',
        message: expect.stringContaining("require.resolve('farrow-http') does not work in this page"),
      }),
    )
  })

  test('is read as Node.js reads it', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { lines, events } = await runner.run(
      {
        'src/index.ts': `#!/usr/bin/env node
        // require('./never')
        import data from './data.json'
        const text = \`
class for beginners, who write require('left-pad')
        \`
        const named = (name: string) => './' + name
        console.log(data.list, text.trim().length, (await import(named('late'))).value)
        console.log((await import('./data.json', { with: { type: 'json' } })).default.list, await (async () => 8)())
        process.on('beforeExit', (code) => console.log('before the end', code))
        try { require('express') } catch (error) { console.log((error as Error).message.slice(0, 34)) }`,
        'src/data.json': '{ "list": [1] }',
        'src/late.ts': 'export const value = await Promise.resolve(7)',
        'src/never.ts': "console.log('never')",
      },
      { wait: second },
    )
    expect(events.filter(({ kind }) => kind === 'error')).toEqual([])
    expect(lines).toEqual(['[ 1 ] 50 7', '[ 1 ] 8', "There is no module 'express' in th", 'before the end 0'])
  })

  test('has all methods of the console', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { lines } = await runner.run(
      `console.groupCollapsed('group')
       console.table(['a'])
       console.groupEnd()
       console.count(); console.countReset(); console.count(); console.timeEnd('never'); console.timeStamp()
       console.assert(false, 'not %s', 'so')
       console.dirxml(1); console.clear()
       console.log(new Proxy({}, { ownKeys: () => { throw new Error('no') } }))
       process.stdout.write('one'); process.stdout.write(' line\\ntwo'); console.log(' lines')
       console.trace('here')`,
      { wait: second },
    )
    const table = [
      '  ┌─────────┬────────┐',
      '  │ (index) │ Values │',
      '  ├─────────┼────────┤',
      "  │ 0       │ 'a'    │",
      '  └─────────┴────────┘',
    ]
    const rest = [
      'default: 1',
      'default: 1',
      "No such label 'never' for console.timeEnd()",
      'Assertion failed: not so',
      '1',
      '[A value that cannot be printed: Error: no]',
    ]
    expect(lines).toEqual(['group', ...table, ...rest, 'one line', 'two lines', 'Trace: here', '    at src/index.ts:9:16'])
  })

  test('is told by the events of `process` that it ends, and what it has not caught', async ({ page, baseURL }) => {
    const { run } = await openRunner(page, baseURL ?? '')
    const ended = await run("process.on('exit', (code) => console.log('exit', code))\nconsole.log('last line')", { wait: 2000 })
    expect(ended.lines).toEqual(['last line', 'exit 0'])
    expect(ended.ended).toBe('finished')
    const left = await run("process.once('exit', (code) => console.log('exit', code))\nprocess.exit(3)\nconsole.log('not reached')", {
      wait: 2000,
    })
    expect(left.lines).toEqual(['exit 3'])
    const caught = await run(
      [
        "process.on('uncaughtException', (error, origin) => console.log(origin, error.message))",
        "setTimeout(() => { throw new Error('one') })",
        "Promise.reject(new Error('two'))",
        "throw new Error('three')",
      ].join('\n'),
      { wait: 2000 },
    )
    expect([...caught.lines].sort()).toEqual(['uncaughtException one', 'uncaughtException three', 'unhandledRejection two'])
    expect(caught.events.filter(({ kind }) => kind === 'error')).toEqual([])
    const rejected = await run("process.on('unhandledRejection', (reason) => console.log(String(reason)))\nPromise.reject('why')", {
      wait: 2000,
    })
    expect(rejected.lines).toEqual(['why'])
  })

  test('ends at an error that nobody catches, as in Node.js, and so does its server', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    for (const mistake of [
      "setTimeout(() => { throw new Error('late') }, 50)",
      "setTimeout(() => Promise.reject(new Error('late')), 50)",
    ]) {
      const { events, lines, ended } = await runner.run(
        `import { Http } from 'farrow-http'
         Http({ logger: false }).listen(3000)
         process.on('exit', (code) => console.log('exit', code))
         ${mistake}
         setTimeout(() => console.log('not reached'), 500)`,
        { wait: second },
      )
      expect(ended).toBe('finished')
      expect(lines).toEqual(['exit 1'])
      expect(events.filter(({ kind }) => kind === 'error')).toMatchObject([{ message: 'late', place: { line: 4 } }])
      expect(await runner.request({ url: '/' })).toEqual({ failed: 'not-listening' })
    }
  })

  test('ends when it waits for nothing any more, as in Node.js, but may wait for a timer', async ({ page, baseURL }) => {
    const { run } = await openRunner(page, baseURL ?? '')
    const stuck = await run("process.on('exit', (code) => console.log('exit', code))\nawait new Promise(() => {})", { wait: second })
    expect(stuck.lines).toEqual(['exit 13'])
    expect([stuck.ended, stuck.result.ok]).toEqual(['finished', false])
    expect(stuck.events).toContainEqual(expect.objectContaining({ kind: 'error', message: expect.stringContaining('never settle') }))
    const patient = await run('await new Promise((resolve) => setTimeout(resolve, 3500))\nconsole.log(1)', { wait: second })
    expect(patient.lines).toEqual(['1'])
  })

  test('is told that decorators and accessors are not supported, and where', async ({ page, baseURL }) => {
    const { run } = await openRunner(page, baseURL ?? '')
    for (const [member, message, column] of [
      ['@d m() {}', 'Decorators are not supported in this page.', 3],
      ['accessor n = 1', 'The keyword accessor is not supported in this page.', 12],
    ] as const) {
      const { events } = await run(`const d = (value: unknown) => value as never\nclass A {\n  ${member}\n}\nconsole.log(A)`, { wait: 500 })
      expect(events.find(({ kind }) => kind === 'error')).toMatchObject({ message, place: { line: 3, column } })
    }
  })

  test('can have several servers, each of which is asked at its port', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { result } = await runner.run(`import { Http, Response } from 'farrow-http'
      for (const port of [3000, 4000]) {
        const http = Http({ logger: false })
        http.get('/port').use(() => Response.text(String(port)))
        http.listen(port)
      }`)
    const [first, second] = ['/port', 'http://localhost:4000/port']
    expect(result.routes.map(({ url }) => url)).toEqual([first, second])
    expect(await runner.request({ url: first })).toMatchObject({ body: '3000' })
    expect(await runner.request({ url: second })).toMatchObject({ body: '4000' })
    expect(await runner.request({ url: 'http://localhost:5000/port' })).toEqual({ failed: 'not-listening' })
  })

  test('gets an answer to each request, whatever the request and the program do', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    await runner.run(`import { Http, Response } from 'farrow-http'
      const http = Http({ logger: false })
      http.get('/never').use(() => new Promise<never>(() => {}))
      http.get('/gone').use(() => new Promise<never>(() => { setTimeout(() => { throw 'gone' }, 5) }))
      http.get('/ticks').use(() =>
        Response.custom(({ res }) => {
          const timer = setInterval(() => res.write('tick '), 100)
          res.on('close', () => clearInterval(timer))
        }),
      )
      http.listen(3000)`)
    for (const url of ['http://', 'http://[']) expect(await runner.request({ url })).toEqual({ failed: 'broken-off' })
    expect(await runner.request({ url: '//two/slashes' })).toMatchObject({ status: 404 })
    const [never, ticks] = await Promise.all([runner.request({ url: '/never' }), runner.request({ url: '/ticks' })])
    expect(never).toEqual({ failed: 'no-answer' })
    expect(ticks).toMatchObject({ status: 200, body: expect.stringMatching(/^(?:tick ){20,}…$/) })
    // The program ends, and with it the connection.
    expect(await runner.request({ url: '/gone' })).toEqual({ failed: 'broken-off' })
    expect(await page.evaluate('events.find(({ kind }) => kind === "error")')).toMatchObject({
      message: "Uncaught 'gone'",
      place: { line: 4 },
    })
  })

  const errors = [
    ['an error in the first line', "const a: number = 1; throw new Error('no')", { place: { path: 'src/index.ts', line: 1, column: 28 } }],
    [
      'a name that is declared twice in the first line',
      'const a = 1; const a = 2',
      { name: 'SyntaxError', place: { path: 'src/index.ts', line: 1, column: 20 } },
    ],
    ['a value that cannot be read', "throw new Proxy(new Error('a'), { get() { throw new Error('b') } })", { name: 'Error' }],
    ['a mistake of syntax', 'const a = 1\nconst b = = 2\n', { name: 'SyntaxError', place: { path: 'src/index.ts', line: 2, column: 11 } }],
    [
      'a name that is declared twice',
      'const a = 1\n\nconst a = 2\n',
      { name: 'SyntaxError', place: { path: 'src/index.ts', line: 3, column: 7 } },
    ],
    ['a missing package', "\nimport express from 'express'\nexpress()\n", { place: { path: 'src/index.ts', line: 2, column: 21 } }],
    [
      'an import that is not exported',
      "import { Http, Https2 } from 'farrow-http'\nHttps2(Http)\n",
      { message: "'farrow-http' has no export called 'Https2'.", place: { path: 'src/index.ts', line: 1, column: 30 } },
    ],
    [
      'a method that there is not, as the program calls it',
      "import { Response } from 'farrow-http'\n;(Response as any).toJson({})\n",
      { message: 'Response.toJson is not a function' },
    ],
    [
      'a function that Node.js has and the page has not',
      "import { parse } from 'node:url'\nparse('/a')\n",
      { message: expect.stringContaining('url.parse does not work in this page') },
    ],
    [
      'an error of a class of its own, with its cause',
      "class Missing extends Error { status = 404 }\nthrow new Missing('gone', { cause: new TypeError('why') })\n",
      { message: 'gone', stack: expect.stringMatching(/src\/index.ts:2:\d+ \{\n {2}status: 404,\n {2}\[cause\]: TypeError: why\n.*\n\}$/) },
    ],
    ['a port that is none', "import { Http } from 'farrow-http'\nHttp().listen(70_000)\n", { name: 'RangeError', place: { line: 2 } }],
    [
      'an error behind a template and an imported name',
      "import { Http } from 'farrow-http'\nconst a = `${1}`\nconst h = Http({ logger: false }); throw new Error(a)\n",
      { place: { path: 'src/index.ts', line: 3, column: 42 } },
    ],
    ['an error', "type A = 1\n\n  throw new TypeError('no')\n", { name: 'TypeError', place: { path: 'src/index.ts', line: 3, column: 9 } }],
    [
      'a late rejection',
      "setTimeout(() => {\n  Promise.reject(new Error('no'))\n}, 5)\n",
      { place: { path: 'src/index.ts', line: 2, column: 18 } },
    ],
  ] as const
  test('tells the place of an error', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    for (const [title, text, error] of errors)
      await test.step(title, async () => {
        const { events } = await runner.run(text, { wait: second })
        expect
          .soft(
            events.find(({ kind }) => kind === 'error'),
            title,
          )
          .toMatchObject(error)
      })
  })
})

test.describe('A program that is malicious or mistaken', () => {
  test('has no storage, no network, no other worker and no way to the page', async ({ page, baseURL, noise }) => {
    noise.allow(/Content Security Policy|Failed to load resource/)
    await page.context().addCookies([{ name: 'secret', value: '1', url: baseURL ?? '' }])
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const runner = await openRunner(page, baseURL ?? '')
    await runner.run('')
    asked.length = 0
    const names = [
      'document',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'caches',
      'cookieStore',
      'parent',
      'top',
      'opener',
      'open',
      'XMLHttpRequest',
      'WebSocket',
    ]
    const others = [
      'EventSource',
      'WebTransport',
      'importScripts',
      'Worker',
      'SharedWorker',
      'BroadcastChannel',
      'postMessage',
      'close',
      'navigator',
      'alert',
    ]
    const { lines } = await runner.run(
      `for (const name of ${JSON.stringify([...names, ...others])}) if (typeof (globalThis as any)[name] !== 'undefined') console.log(name)
       const site = ${JSON.stringify(baseURL)}
       const attempts = [() => fetch(site), () => fetch('https://example.com/'), () => eval('1'), () => new Function('return 1')(),
         () => (async () => {}).constructor('return 1')(), () => setTimeout('console.log("ran")' as any), () => import(site), () => new WebAssembly.Module(new Uint8Array(8))]
       for (const attempt of attempts) {
         try { await attempt(); console.log('done: ' + attempt) } catch (error) { console.log('failed') }
       }`,
      { wait: second },
    )
    expect(lines).toEqual(Array(8).fill('failed'))
    expect(lines).not.toContain('ran')
    expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([])
    expect(page.url()).toBe(baseURL)
  })

  for (const [title, text, reason] of [
    ['an endless loop', 'for (;;) {}', 'time'],
    ['an endless chain of promises', 'const again = async () => { for (;;) await null }\nawait again()', 'time'],
    ['an endless loop in a timer', 'setTimeout(() => { for (;;) {} }, 10)', 'time'],
    ['buffers without an end', 'const kept: unknown[] = []\nfor (;;) kept.push(new Uint8Array(1_000_000))', 'memory'],
    ['Buffers of Node.js without an end', 'const kept: unknown[] = []\nfor (;;) kept.push(Buffer.alloc(1_000_000))', 'memory'],
    ['a huge text', "console.log('x'.repeat(400_000_000))", 'memory'],
    ['a huge list', 'console.log(new Array(100_000_000).fill(1.5).length)', 'memory'],
    ['a buffer that grows', 'new (ArrayBuffer as any)(1, { maxByteLength: 1e9 }).resize(1e9)', 'memory'],
    ['a buffer that is moved to a larger one', '(new ArrayBuffer(1) as any).transfer(1e9)', 'memory'],
    ['a long text of an empty list', "new Array(1e6).join('x'.repeat(400))", 'memory'],
    ['a list without an end', 'const kept: unknown[] = []\nfor (;;) kept.push({ kept: kept.length })', 'memory'],
    ['lists in a list', "const kept: unknown[] = []\nfor (;;) kept.push(new Array(100_000).fill('x'))", 'memory'],
    ['texts in a list', 'const kept: string[] = []\nfor (;;) kept.push(`${kept.length}`.padEnd(1000))', 'memory'],
    ['a list that is doubled', 'let list: unknown[] = [1]\nfor (;;) list = list.concat(list)', 'memory'],
    ['a list that is doubled by spread', 'let list: unknown[] = [1]\nfor (;;) list = [...list, ...list]', 'memory'],
    [
      'a list that grows with pauses',
      'const kept: unknown[] = []\nsetInterval(() => { for (let n = 0; n < 500_000; n++) kept.push({ n }) }, 1)',
      'memory',
    ],
    [
      'a map that grows with pauses',
      'const kept = new Map()\nsetInterval(() => { for (let n = 0; n < 200_000; n++) kept.set(kept.size, {}) }, 1)',
      'memory',
    ],
    ['objects without an end', 'let kept: unknown = null\nfor (;;) kept = { kept }', 'time'],
  ] as const) {
    test(`is ended for ${title}, and the page stays responsive`, async ({ page, baseURL, noise }) => {
      noise.allow(/out of memory/i)
      // The time of readers is waited for once. What fills the memory has more of it, because that takes long on a busy machine.
      const patience = reason === 'memory' ? 20 * second : title === 'an endless loop' ? 3 * second : second
      const runner = await openRunner(page, baseURL ?? '', { patience })
      const { ended, longestBlock } = await runner.run(text, { wait: patience + 5 * second })
      expect(ended).toBe(reason)
      expect(longestBlock).toBeLessThan(second)
      expect((await runner.run("console.log('again')")).lines).toEqual(['again'])
    })
  }

  test('is not ended for what it has given up again', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const text = `const queue: unknown[] = []
      const cache = new Map<number, string>()
      for (let turn = 0; turn < 3000; turn++) {
        queue.push(new Array(10_000).fill(turn))
        if (queue.length > 10) queue.shift()
        cache.set(turn % 10, String(turn).padEnd(100_000))
      }
      console.log(queue.length, cache.size)`
    expect((await runner.run(text, { wait: 3 * second })).lines).toEqual(['10 10'])
  })

  test('prints a bounded number of lines, and one event says that the rest is cut', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { events, longestBlock } = await runner.run('for (let line = 0; line < 50_000; line++) console.log(line)', { wait: 2 * second })
    expect(events.filter(({ kind }) => kind === 'console')).toHaveLength(1000)
    expect(events.filter(({ kind }) => kind === 'cut')).toHaveLength(1)
    expect(longestBlock).toBeLessThan(second)
    const long = await runner.run("console.log('x'.repeat(5_000_000))")
    expect(long.lines.join('').length).toBeLessThan(21_000)
  })

  test('tells one of many uncaught errors, which ends it, also if a listener for them throws', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const many = "for (let n = 0; n < 20_000; n++) Promise.reject(new Error('x'.repeat(1000)))"
    for (const start of ['', "process.on('unhandledRejection', (error) => { throw error })\n"]) {
      const { events } = await runner.run(start + many, { wait: 3 * second })
      expect(events.map(({ kind }) => kind)).toEqual(['error', 'ended'])
    }
  })

  test('cannot speak for the runner, nor reach its port or its values', async ({ page, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    const { result, lines } = await runner.run(
      `const caught: unknown[] = []
       const scope = globalThis as any
       const { postMessage } = MessagePort.prototype as any
       MessagePort.prototype.postMessage = function (...args: any[]) { caught.push(this); return postMessage.apply(this, args) }
       scope.self.dispatchEvent(new MessageEvent('message', { data: { kind: 'stop' } }))
       Object.defineProperty(Object.prototype, 'ports', { get() { caught.push('ports') }, configurable: true })
       Object.defineProperty(Object.prototype, 'port', { set(value) { caught.push('port') }, configurable: true })
       scope.onmessage?.({ ports: [new MessageChannel().port1] })
       const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!
       Object.defineProperty(MessageEvent.prototype, 'data', { get() { caught.push(this.target); return data.get!.call(this) } })
       JSON.parse = () => ({ stolen: true })
       await new Promise((resolve) => setTimeout(resolve, 1500))
       console.log(caught.length)`,
      { wait: 2 * second },
    )
    expect(result.ok).toBe(true)
    expect(lines).toEqual(['0'])
    const polluted = await runner.run(
      `Object.assign(Object.prototype, { status: 999, failed: '<img src=x onerror=alert(1)>', ok: 'yes' })
       Array.prototype.map = function () { return [] } as never
       throw new Error('<b>bold</b>')`,
    )
    expect(polluted.events.every(({ kind }) => ['console', 'error', 'ended', 'cut', 'listening'].includes(kind))).toBe(true)
    expect(await page.evaluate('({}).status')).toBeUndefined()
  })

  test('cannot move the page elsewhere or open another one', async ({ page, context, baseURL }) => {
    const runner = await openRunner(page, baseURL ?? '')
    await runner.run(`for (const work of [() => { (globalThis as any).location.href = 'https://example.com/' }, () => (globalThis as any).open('/'),
      () => { (globalThis as any).top.location = '/' }]) { try { work() } catch {} }`)
    await page.waitForTimeout(200)
    expect(page.url()).toBe(baseURL)
    expect(context.pages()).toHaveLength(1)
  })
})

test('The worker of the next run waits in the frame, each ends with its run, and all end with the last runner', async ({
  page,
  baseURL,
}) => {
  const runner = await openRunner(page, baseURL ?? '')
  const workers = (): number => page.workers().length
  await runner.run(reviews)
  await expect.poll(workers).toBe(2)
  const [running, next] = page.workers()
  await runner.run(reviews)
  await expect.poll(workers).toBe(2)
  expect(page.workers()).not.toContain(running)
  expect(page.workers()).toContain(next)
  await page.evaluate('runner.dispose()')
  await expect.poll(workers).toBe(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('The frame runs its script only, and only pages of the site may frame it', async ({ page, baseURL, noise }) => {
  noise.allow(/Content Security Policy/)
  const response = await page.goto(new URL('playground/sandbox.html', baseURL).href)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/unsafe|connect-src|https?:/)
  // A document of its own may ask for no page of the site.
  expect(await page.evaluate('fetch("/").then(() => "done", () => "failed")')).toBe('failed')
})
