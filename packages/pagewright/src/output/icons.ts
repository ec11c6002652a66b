import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localize } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import { publicFolder } from '../content/public-files.ts'
import { iconSource, icons } from '../plan/file-names.ts'
import { drawSvg, pngElement } from './draw-svg.ts'
import type { OutputFile } from './output-file.ts'

/** To be counted up when the code below draws icons in another way. */
const version = '2'

/** Draws icons from the public folder's `favicon.svg`, for systems that do not read SVG. */
export function iconFiles(root: string): OutputFile[] {
  const svg = readFileSync(join(root, publicFolder, iconSource), 'utf8')
  return icons.map((icon): OutputFile => ({ file: icon.file, key: hash(version, JSON.stringify(icon), svg), make: () => draw(svg, icon) }))
}

function draw(svg: string, { size, purpose }: (typeof icons)[number]): Uint8Array {
  // Systems cut touch and maskable icons to their own shapes, so these get a white ground and the drawing in the middle.
  const share = purpose === 'maskable' ? 0.56 : purpose === 'touch' ? 0.68 : 1
  const ground = share === 1 ? '' : '<rect width="100%" height="100%" fill="#fff"/>'
  // Whole pixels on both sides keep the drawing sharp.
  const start = Math.round((size * (1 - share)) / 2)
  const side = size - 2 * start
  const inner = pngElement(drawSvg(svg.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ''), side), { x: start, y: start, side })
  const png = drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${inner}</svg>`, size)
  return purpose === 'favicon' ? toIco(png, size) : png
}

function toIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The web app manifest, in the language of the default locale. */
export function manifestText({ title, tagline, mount, defaultLocale }: Site): string {
  const drawn = icons.flatMap(({ file, size, purpose }) =>
    purpose === 'any' || purpose === 'maskable' ? [{ src: `${mount}${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  )
  const manifest = {
    id: mount,
    name: title,
    short_name: title,
    description: localize(tagline, defaultLocale.id),
    lang: defaultLocale.lang,
    start_url: mount,
    scope: mount,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [...drawn, { src: `${mount}${iconSource}`, sizes: 'any', type: 'image/svg+xml' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
