import { Resvg } from '@resvg/resvg-js'

/** Draws an SVG, `width` pixels wide. Throws if it cannot be read. */
export function drawSvg(svg: string, width: number): Buffer {
  // Loading the fonts of the system is slow, and only a drawing with text needs them.
  const font = { loadSystemFonts: /<text\b/.test(svg) }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}

/** A PNG as an element of an SVG, in the middle of a square. */
export function pngElement(png: Buffer, { x, y, side }: { x: number; y: number; side: number }): string {
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/>`
}
