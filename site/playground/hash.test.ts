import { expect, it } from 'vitest'
import { decodeHash, encodeProgram, sampleHash } from './hash.ts'
import type { Program } from './program.ts'
import { limits } from './read-program.ts'

const program: Program = {
  entry: 'src/index.ts',
  files: [
    {
      path: 'src/index.ts',
      text: "import { Http, Response } from 'farrow-http'\nimport { greet } from './greet'\n\nHttp().listen(3000)\n",
    },
    { path: 'src/greet.ts', text: 'export const greet = (name: string) => `你好，${name} 👋`\n' },
  ],
}
const encode = async (one: Program): Promise<string> => (await encodeProgram(one)) ?? ''
const pack = async (value: unknown): Promise<string> => {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate'))
  return `#code=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`
}

it('a hash holds the whole program and only characters that an address may have', async () => {
  const hash = await encode(program)
  expect(hash).toMatch(/^#code=[\w-]+$/)
  expect(await decodeHash(hash)).toEqual({ kind: 'program', program, request: null })
})

it('a hash can hold a request beside the program or the name of a sample', async () => {
  const request = { method: 'POST', url: '/notes?tag=茶', headers: 'content-type: application/json\nx-a: 1', body: '{"title":"你好 👋"}' }
  const hash = (await encodeProgram(program, request)) ?? ''
  expect(hash).toMatch(/^#code=[\w-]+&request=[\w-]+$/)
  expect(await decodeHash(hash)).toEqual({ kind: 'program', program, request })
  expect(await decodeHash(sampleHash('http/src/app', request))).toEqual({ kind: 'sample', name: 'http/src/app', lines: null, request })
  const damaged = [
    hash.slice(0, -1),
    `${hash}!`,
    `${hash}&request=AA`,
    hash.replace(/&request=.*/, '&request='),
    `${await encode(program)}&request=R0VUIC9hCgo`,
  ]
  for (const one of damaged) expect(await decodeHash(one)).toEqual({ kind: 'damaged' })
})

it('two thousand damaged hashes are each recognized, and none throws', { timeout: 60_000 }, async () => {
  const hash = await encode(program)
  const random = createRandom(7)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%=&#. 你'
  const kinds = new Set<string>()
  for (let count = 0; count < 2000; count++) {
    const at = '#code='.length + Math.floor(random() * (hash.length - '#code='.length))
    const end = at + 1 + Math.floor(random() * 8)
    const character = alphabet[Math.floor(random() * alphabet.length)] ?? ''
    const mangled = [
      hash.slice(0, at) + character + hash.slice(at + 1),
      hash.slice(0, at) + character + hash.slice(at),
      hash.slice(0, at) + hash.slice(end),
      hash.slice(0, at),
      hash + character.repeat(1 + Math.floor(random() * 50)),
      `${hash.slice(0, at)}${hash.slice(at, end).split('').reverse().join('')}${hash.slice(end)}`,
      hash.slice(0, at) + hash.slice(at).toUpperCase(),
      `#code=${Array.from({ length: Math.floor(random() * 300) }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')}`,
    ][count % 8] as string
    const reading = mangled === hash ? { kind: 'damaged' as const } : await decodeHash(mangled)
    // Browsers refuse what follows the end of the compressed bytes. Node.js ignores it, and then the program is whole.
    if (reading.kind === 'program' && mangled.startsWith(hash)) expect(reading.program).toEqual(program)
    else kinds.add(reading.kind)
  }
  expect([...kinds]).toEqual(['damaged'])
})

it('a short hash of many bytes is refused before they fill the memory', async () => {
  const bomb = await pack({ entry: 'a.ts', files: [['a.ts', ' '.repeat(20_000_000)]] })
  expect(bomb.length).toBeLessThan(30_000)
  expect(await decodeHash(bomb)).toEqual({ kind: 'too-large' })
})

it('a hash that is too long is not read at all', async () => {
  expect(await decodeHash(`#code=${'A'.repeat(40_000)}`)).toEqual({ kind: 'too-large' })
})

it.each([
  ['nothing', null],
  ['a text', 'src/index.ts'],
  ['no files', { entry: 'src/index.ts' }],
  ['an entry that is not among the files', { entry: 'b.ts', files: [['a.ts', '']] }],
  ['a file without a text', { entry: 'a.ts', files: [['a.ts']] }],
  [
    'a file outside of its folder',
    {
      entry: 'a.ts',
      files: [
        ['a.ts', ''],
        ['../b.ts', ''],
      ],
    },
  ],
  ['an absolute path', { entry: '/etc/a.ts', files: [['/etc/a.ts', '']] }],
  [
    'a path that a shell would run',
    {
      entry: 'a.ts',
      files: [
        ['a.ts', ''],
        ['$(id).ts', ''],
      ],
    },
  ],
  [
    'one path twice',
    {
      entry: 'a.ts',
      files: [
        ['a.ts', '1'],
        ['a.ts', '2'],
      ],
    },
  ],
  ['too many files', { entry: 'a0.ts', files: Array.from({ length: limits.files + 1 }, (_, index) => [`a${index}.ts`, '']) }],
])('a hash that holds %s is damaged', async (_name, value) => {
  expect(await decodeHash(await pack(value))).toEqual({ kind: 'damaged' })
})

it('a program that is too long for an address is not made into one', async () => {
  const random = createRandom(3)
  const text = Array.from({ length: 60_000 }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join('')
  expect(await encodeProgram({ entry: 'a.ts', files: [{ path: 'a.ts', text }] })).toBeNull()
})

it.each([
  ['', { kind: 'none' }],
  ['#differences', { kind: 'none' }],
  ['#code=', { kind: 'damaged' }],
  ['#sample=', { kind: 'damaged' }],
  ['#sample=../x', { kind: 'damaged' }],
  [sampleHash('typed-routes'), { kind: 'sample', name: 'typed-routes', lines: null, request: null }],
  ['#sample=http/src/app&lines=3-12', { kind: 'sample', name: 'http/src/app', lines: { from: 3, to: 12 }, request: null }],
  ['#sample=http/src/app&lines=3', { kind: 'damaged' }],
  ['#sample=http/src/app&lines=3-x', { kind: 'damaged' }],
])('the hash "%s" is told apart', async (hash, reading) => {
  expect(await decodeHash(hash)).toEqual(reading)
})

/** The same numbers from 0 to 1 in every run (the generator "mulberry32"). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
