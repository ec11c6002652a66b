import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isPicture, readImageSize } from './image-size.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-pictures-'))

afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, bytes: string | Uint8Array): string {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

/** The beginning of a JPEG of 40 by 30 pixels, up to its size, whose camera was held in a certain way. */
function jpeg(orientation: number): Uint8Array {
  const camera = `457869660000 4d4d002a00000008 0001 011200030000000100${orientation.toString(16).padStart(2, '0')}0000 00000000`
  return Buffer.from(`ffd8 ffe1 0022 ${camera} ffc0 0011 08 001e 0028 03012200021101031101`.replaceAll(' ', ''), 'hex')
}

describe('The size of a photo', () => {
  it.each([0, 1, 2, 3, 4, 9])('is that of its pixels in the orientation %i', (orientation) => {
    expect(readImageSize(write('photo.jpg', jpeg(orientation)))).toEqual({ width: 40, height: 30 })
  })

  it.each([5, 6, 7, 8])('is turned as browsers turn the photo in the orientation %i', (orientation) => {
    expect(readImageSize(write('photo.jpg', jpeg(orientation)))).toEqual({ width: 30, height: 40 })
  })
})

function box(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return Buffer.concat([size, Buffer.from(type), content])
}

/** What AVIF and HEIC have in common: the beginning of a file of one pixel, of a given brand. */
function brandedFile(brand: string): Uint8Array {
  const extent = box('ispe', Buffer.from('000000000000000100000001', 'hex'))
  return Buffer.concat([box('ftyp', Buffer.from(brand), Buffer.alloc(4)), box('meta', Buffer.alloc(4), box('iprp', box('ipco', extent)))])
}

describe('Browsers', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const tiff = Buffer.from('49492a0008000000020000010300010000000100000001010300010000000100000000000000', 'hex')
  const psd = Buffer.from('3842505300010000000000000003000000010000000100080003', 'hex')

  it.each([
    ['AVIF', 'photo.avif', brandedFile('avif')],
    ['AVIF of a common brand', 'photo.avif', brandedFile('mif1')],
    ['JPEG', 'photo.jpg', jpeg(1)],
    ['SVG', 'drawing.SVG', drawing],
  ])('show %s', (_name, file, bytes) => {
    expect(isPicture(write(file, bytes))).toBe(true)
  })

  it.each([
    ['HEIC', 'photo.heic', brandedFile('heic')],
    ['TIFF', 'photo.tif', tiff],
    ['PSD', 'photo.psd', psd],
    ['SVG without its namespace', 'drawing.svg', '<svg viewBox="0 0 1 1"/>'],
    ['SVG that is called PNG', 'drawing.png', drawing],
    ['JPEG that is called SVG', 'photo.svg', jpeg(1)],
  ])('do not show %s', (_name, file, bytes) => {
    expect(isPicture(write(file, bytes))).toBe(false)
  })
})
