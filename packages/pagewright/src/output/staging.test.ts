import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isReplaceable, openStaging, outputRecordFile, readOutputRecord, recoverOutput } from './staging.ts'

let folder = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staging-'))
  out = join(folder, 'dist')
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const put = (name: string, content: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}

describe('staging', () => {
  it('takes the place of the output as a whole: written and kept files', () => {
    put('dist/kept/a.txt', 'kept')
    put('dist/gone.txt', 'gone')
    const staging = openStaging(out)
    staging.write('new/deep/b.txt', 'new')
    staging.write('c.txt', Buffer.from('copied'))
    staging.keep('kept/a.txt')
    expect([staging.sizeOf('c.txt'), staging.sizeOf('kept/a.txt')]).toEqual([6, 4])
    expect(existsSync(join(out, 'new'))).toBe(false)
    staging.swap()
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
    expect(names.sort()).toEqual(['c.txt', 'kept', 'kept/a.txt', 'new', 'new/deep', 'new/deep/b.txt'])
    expect(readdirSync(folder).sort()).toEqual(['dist'])
  })

  it('that is discarded leaves the output as it was', () => {
    put('dist/a.txt', 'old')
    const staging = openStaging(out)
    staging.write('a.txt', 'new')
    staging.discard()
    expect(readdirSync(folder)).toEqual(['dist'])
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('old')
  })
})

describe('what a killed build has left', () => {
  it('is deleted when there is an output', () => {
    put('dist/a.txt', 'whole')
    put('.dist.staging-999999999/a.txt', 'half')
    put('.dist.old-999999999/a.txt', 'old')
    recoverOutput(out)
    expect(readdirSync(folder)).toEqual(['dist'])
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('whole')
  })

  it('is put back when the output is missing', () => {
    put('.dist.staging-999999999/a.txt', 'half')
    put('.dist.old-999999999/a.txt', 'old')
    recoverOutput(out)
    expect(readdirSync(folder)).toEqual(['dist'])
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('old')
  })

  it('stays when it belongs to a build that still runs, or to another output', () => {
    const names = [`.dist.staging-${process.ppid}`, '.other.staging-999999999', '.dist.staging-x', '.dist.new-1', 'dist.staging-999999999']
    for (const name of names) put(`${name}/a.txt`, '')
    recoverOutput(out)
    expect(readdirSync(folder).sort()).toEqual([...names].sort())
  })

  it('is recovered as well when its process number belongs to another process by now', () => {
    put(`.dist.staging-${process.ppid}/a.txt`, 'half')
    put(`.dist.old-${process.ppid}/a.txt`, 'old')
    vi.useFakeTimers({ now: Date.now() + 60_000 })
    recoverOutput(out)
    expect(readdirSync(folder).sort()).toEqual([`.dist.staging-${process.ppid}`, 'dist'])
    vi.setSystemTime(Date.now() + 3_600_000)
    recoverOutput(out)
    expect(readdirSync(folder)).toEqual(['dist'])
    expect(readFileSync(join(out, 'a.txt'), 'utf8')).toBe('old')
  })

  it('is not looked for when there is no folder yet', () => {
    expect(() => recoverOutput(join(folder, 'no/such/dist'))).not.toThrow()
  })
})

describe('an output folder', () => {
  it('may be replaced when it is absent, empty, or the work of a build', () => {
    expect(isReplaceable(out, { root: folder })).toBe(true)
    mkdirSync(out)
    expect(isReplaceable(out, { root: folder })).toBe(true)
    put('dist/a.txt', '')
    expect(isReplaceable(out, { root: folder })).toBe(false)
    put(`dist/${outputRecordFile}`, 'cut')
    expect(isReplaceable(out, { root: folder })).toBe(true)
    expect(readOutputRecord(out)).toBeNull()
  })

  it.each(['.', 'content/en', 'public', 'theme', '.git/out'])('is never %s of the site', (name) => {
    expect(isReplaceable(join(folder, name), { root: folder })).toBe(false)
  })
})
