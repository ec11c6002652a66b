import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { openCardFonts } from './card-fonts.ts'
import { cardToSvg, drawLogo } from './draw-card.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#ff0000"/></svg>'
const fonts = openCardFonts()

/** Draws a card and returns a function that says whether an area, in pixels, shows something else than the white background. */
async function draw(title: string): Promise<(x: number, y: number, width: number, height: number) => boolean> {
  const card = { site: 'Toy', title, section: 'Docs', language: 'English', color: '#0000ff', background: '#ffffff' }
  const image = new Resvg(await cardToSvg(card, { logo: drawLogo(logo), fonts }), { font: { loadSystemFonts: false } }).render()
  const { pixels } = image
  return (left, top, width, height) => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++)
        for (let channel = 0; channel < 3; channel++) if (pixels[(y * image.width + x) * 4 + channel] !== 255) return true
    return false
  }
}

test('A card shows its bar, the logo, and all of the letters of the last line', async () => {
  const shows = await draw('routing')
  expect(shows(0, 0, 16, 630)).toBe(true)
  expect(shows(96, 72, 64, 64)).toBe(true)
  // The line box of a line of 92 px ends 57 px below the middle between the line of the site and the line of the section.
  const middle = Math.round((136 + 512) / 2)
  expect(shows(96, middle + 60, 1024, 5), 'the descender of g').toBe(true)
})

test.each([
  ['a word that is longer than a line', 'x'.repeat(100)],
  ['wide letters', 'WWWWWWWWW '.repeat(12)],
  ['Han characters', '框架'.repeat(60)],
])('The title of a card stays between the margins, above the section: %s', async (_name, title) => {
  const shows = await draw(title)
  expect(shows(97, 200, 1020, 250)).toBe(true)
  expect(shows(1122, 0, 78, 630), 'the right margin').toBe(false)
  expect(shows(97, 486, 1020, 20), 'the space above the section').toBe(false)
  expect(shows(97, 140, 1020, 34), 'the space below the logo').toBe(false)
})
