import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readImageSize } from './image-size.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-pictures-'))

afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, bytes: string | Uint8Array): string {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

/** The beginning of a JPEG of 40 by 30 pixels, up to its size, whose camera was held in a certain way. */
function jpeg(orientation: number): Uint8Array {
  const exif = `457869660000 4d4d002a00000008 0001 011200030000000100${orientation.toString(16).padStart(2, '0')}0000 00000000`
  return Buffer.from(`ffd8 ffe1 0022 ${exif} ffc0 0011 08 001e 0028 03012200021101031101`.replaceAll(' ', ''), 'hex')
}

describe('The size of a photo', () => {
  it.each([0, 1, 2, 3, 4, 9])('is that of its pixels in the orientation %i', (orientation) => {
    expect(readImageSize(write('photo.jpg', jpeg(orientation)))).toEqual({ width: 40, height: 30 })
  })

  it.each([5, 6, 7, 8])('is turned as browsers turn the photo in the orientation %i', (orientation) => {
    expect(readImageSize(write('photo.jpg', jpeg(orientation)))).toEqual({ width: 30, height: 40 })
  })
})
