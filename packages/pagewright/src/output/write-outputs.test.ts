import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputFile } from './output-file.ts'
import { writeOutputs } from './write-outputs.ts'

let folder = ''
let out = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'))
  out = join(folder, 'dist')
})

afterAll(() => rmSync(folder, { recursive: true }))

const files: readonly OutputFile[] = ['a.txt', 'b.txt'].map((file) => ({ file, key: file, make: () => 'written' }))

function write(): ReturnType<typeof writeOutputs> {
  return writeOutputs({ files, pages: [] }, { out, fingerprint: 'one', mount: '/', fresh: false, renderPages: async () => {} })
}

describe('a second build', () => {
  it('writes nothing when the output is as the first one left it', async () => {
    expect(await write()).toMatchObject({ changed: true })
    const { ino } = statSync(out)
    expect(await write()).toMatchObject({ changed: false })
    expect(statSync(out).ino).toBe(ino)
  })

  it('writes a file again that somebody has changed, also when its size is the same', async () => {
    writeFileSync(join(out, 'a.txt'), 'changed')
    const later = Date.now() / 1000 + 5
    utimesSync(join(out, 'a.txt'), later, later)
    expect(await write()).toMatchObject({ changed: true })
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('written')
    expect(await write()).toMatchObject({ changed: false })
  })
})
