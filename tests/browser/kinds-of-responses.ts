import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Http, HttpError, Response, useRes } from 'farrow-http'
import { ObjectType } from 'farrow-schema'

class Book extends ObjectType {
  title = String
}

/** A server with a response of each kind. `runner-http.spec.ts` runs it in Node.js and in the page. */
export const http = Http({ logger: false, errorStack: false })

const answers = {
  json: () => Response.json({ n: 1, text: 'ä' }),
  text: () => Response.text('plain €'),
  html: () => Response.html('<p>hi</p>'),
  string: () => Response.string('no type'),
  buffer: () => Response.buffer(Buffer.from([1, 2, 3])),
  empty: () => Response.empty(),
  'no-body': () => Response.status(201),
  'reset-content': () => Response.status(205),
  'not-modified': () => Response.status(304).header('ETag', '"1"'),
  'not-modified-with-text': () => Response.status(304).text('left out'),
  'no-content-with-json': () => Response.status(204).json({ left: 'out' }),
  message: () => Response.status(418, 'Short and stout').text('tea'),
  'impossible-status': () => Response.status(1000).text('?'),
  'no-text': () => Response.text(undefined as never),
  'unknown-status': () => Response.status(599).text('?'),
  redirect: () => Response.redirect('/text?a=b c'),
  'moved-for-good': () => Response.status(308).redirect('/text'),
  headers: () => Response.headers({ 'X-One': '1', 'x-two': '2' }).text('headers'),
  vary: () => Response.vary('Origin').vary('Cookie').text('varied'),
  attachment: () => Response.attachment('report.csv').text('a,b'),
  type: () => Response.type('png').buffer(Buffer.from([137])),
  cookies: () =>
    Response.cookie('a', '1')
      .cookie('b', '2', { expires: new Date(2e12), httpOnly: false, sameSite: 'lax' })
      .cookie('c', null)
      .json({}),
  stream: () => Response.type('csv').stream(Readable.from(['a,', 'ä\n'])),
  'stream-of-bytes': () => Response.stream(Readable.from([Buffer.from('ab'), Buffer.from('c')])),
  'stream-of-known-length': () => Response.header('Content-Length', '4').stream(Readable.from(['ab', 'cd'])),
  'stream-that-is-written-later': () => {
    const stream = new PassThrough()
    setTimeout(() => stream.write('one '), 1)
    setTimeout(() => stream.end('two'), 2)
    return Response.text('').stream(stream)
  },
  'stream-through-a-transform': () => {
    const upper = new Transform({ transform: (chunk, _, done) => done(null, String(chunk).toUpperCase()) })
    return Response.stream(Readable.from(['a', 'b']).pipe(upper))
  },
  'stream-that-fails-at-once': () =>
    Response.stream(
      new Readable({
        read() {
          this.destroy(new Error('cannot be read'))
        },
      }),
    ),
  'stream-that-fails-later': () => {
    const items = async function* () {
      yield 'begun '
      throw new Error('lost')
    }
    return Response.stream(Readable.from(items()))
  },
  'long-stream': () => {
    const lines = function* () {
      for (let line = 0; line < 20_000; line++) yield `line ${line}\n`
    }
    return Response.stream(Readable.from(lines()))
  },
  pipeline: () =>
    Response.custom(({ res }) => {
      void pipeline(
        Readable.from(['x', 'y']),
        async function* (source) {
          for await (const item of source) yield `<${item}>`
        },
        res,
      )
    }),
  custom: () => Response.custom(({ res }) => res.end('custom')),
  'custom-in-parts': () =>
    Response.custom(({ res }) => {
      res.setHeader('X-Kind', ['a', 'b'])
      res.write('one ')
      res.end('two')
    }),
  'custom-head': () => Response.custom(({ res }) => res.writeHead(202, 'Fine', { 'X-A': 1 }).end('done')),
  'custom-nothing': () => Response.custom(({ res }) => res.end()),
  thrown: () => {
    throw new Error('failed')
  },
  'http-error': () => {
    throw new HttpError('gone', 410)
  },
  'bad-header': () => Response.header('X-A', 'line\nbreak').text(''),
  'bad-header-name': () => Response.header('X A', '1').text(''),
  'header-too-late': () => {
    const res = useRes()
    res.flushHeaders()
    return Response.text('late')
  },
}
for (const [name, answer] of Object.entries(answers)) http.match({ pathname: `/${name}`, method: ['GET', 'HEAD'] }).use(answer as never)
http.post('/books', { body: Book }).use(({ body }) => Response.status(201).json(body))

export const names = Object.keys(answers)
