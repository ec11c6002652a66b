import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterEach, expect, test } from 'vitest'
import { iconFiles } from './icons.ts'

const root = mkdtempSync(join(tmpdir(), 'icons-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The color and opacity of a pixel of a PNG. */
function colorAt(png: Uint8Array, { size, x, y }: { size: number; x: number; y: number }): number[] {
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="${address}"/></svg>`,
  ).render()
  const start = (y * size + x) * 4
  return [...pixels.subarray(start, start + 4)]
}

test.each([
  ['with a size', 'width="64" height="64"'],
  ['with a view box', 'viewBox="0 0 64 64"'],
  ['with both', 'width="10" height="10" x="3" viewBox="0 0 64 64"'],
])('A favicon %s, as drawing programs write it, fills the icons', async (_name, attributes) => {
  mkdirSync(join(root, 'public'), { recursive: true })
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by a program -->
<svg ${attributes} xmlns="http://www.w3.org/2000/svg">
  <style>rect { fill: #0000ff } @media (prefers-color-scheme: dark) { rect { fill: #ffffff } }</style>
  <rect width="64" height="64"/>
</svg>`
  writeFileSync(join(root, 'public/favicon.svg'), text)
  const draw = async (name: string): Promise<Uint8Array> =>
    (await iconFiles(root)
      .find(({ file }) => file === name)
      ?.make()) as Uint8Array
  const blue = [0, 0, 255, 255]
  const whole = await draw('icon-192.png')
  for (const at of [3, 96, 188]) expect(colorAt(whole, { size: 192, x: at, y: at })).toEqual(blue)
  const touch = await draw('apple-touch-icon.png')
  expect(colorAt(touch, { size: 180, x: 10, y: 90 })).toEqual([255, 255, 255, 255])
  expect(colorAt(touch, { size: 180, x: 90, y: 90 })).toEqual(blue)
})

test('A favicon that is a letter is drawn', async () => {
  mkdirSync(join(root, 'public'), { recursive: true })
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y="90" font-size="99" font-family="sans-serif">M</text></svg>'
  writeFileSync(join(root, 'public/favicon.svg'), text)
  const png = (await iconFiles(root)
    .find(({ file }) => file === 'icon-192.png')
    ?.make()) as Uint8Array
  const direct = new Resvg(text, { fitTo: { mode: 'width', value: 192 } }).render().pixels
  const isDrawn = (x: number, y: number): boolean => (direct[(y * 192 + x) * 4 + 3] ?? 0) > 0
  const points = Array.from({ length: 192 }, (_, x) => ({ size: 192, x, y: 120 }))
  expect(points.map((point) => (colorAt(png, point)[3] ?? 0) > 0)).toEqual(points.map(({ x, y }) => isDrawn(x, y)))
})
