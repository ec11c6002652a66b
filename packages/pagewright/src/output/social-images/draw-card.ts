import type { SocialCard } from '../../plan/plan-social-images.ts'
import { drawSvg, pngElement } from '../draw-svg.ts'
import type { CardFonts } from './card-fonts.ts'

const cardWidth = 1200
const cardHeight = 630
const lineHeight = 1.25

type Style = Readonly<Record<string, string | number>>
type Element = { readonly type: string; readonly props: Readonly<Record<string, unknown>> }

/** What cards are drawn with. */
export type Tools = {
  /** The site's logo as PNG; null for none. */
  readonly logo: Buffer | null
  readonly fonts: CardFonts
}

const logoSize = 64

/** Draws a logo, an SVG, for the cards: once as pixels, because as SVG it would make the drawing of each card slower. */
export function drawLogo(svg: string): Buffer {
  return drawSvg(svg, logoSize)
}

/** Draws a card as PNG. */
export async function drawCard(card: SocialCard, tools: Tools): Promise<Uint8Array> {
  return drawSvg(await cardToSvg(card, tools), cardWidth)
}

/**
 * The SVG of a card, with outlines instead of letters. Satori lays out the words only, because it puts masks around
 * pictures, borders and what it cuts off, and these take a quarter of the time of a drawing.
 */
export async function cardToSvg(card: SocialCard, { logo, fonts }: Tools): Promise<string> {
  const { default: satori } = await import('satori')
  const bold = fonts(`${card.title}${card.site}…`, 700)
  const plain = fonts(`${card.section}${card.language}`, 400)
  const tree = layOut(card, { hasLogo: logo !== null, bold: families(bold), plain: families(plain) })
  const words = await satori(tree as unknown as Parameters<typeof satori>[0], {
    width: cardWidth,
    height: cardHeight,
    fonts: [...bold, ...plain],
  })
  const picture = logo === null ? '' : pngElement(logo, { x: 96, y: 72, side: logoSize })
  const below = `<rect width="100%" height="100%" fill="${card.background}"/><rect width="16" height="100%" fill="${card.color}"/>${picture}`
  // The first `>` ends the tag of the root element.
  return words.replace('>', `>${below}`)
}

function families(fonts: readonly { readonly name: string }[]): string {
  return fonts.map(({ name }) => name).join(', ')
}

type Look = { readonly hasLogo: boolean; readonly bold: string; readonly plain: string }

function layOut(card: SocialCard, { hasLogo, bold, plain }: Look): Element {
  const width = widthOf(card.title)
  const fontSize = width <= 28 ? 92 : width <= 60 ? 76 : 60
  return box(
    {
      boxSizing: 'border-box',
      width: cardWidth,
      height: cardHeight,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 72px 96px',
    },
    [
      box(
        {
          alignItems: 'center',
          height: 64,
          paddingLeft: hasLogo ? 84 : 0,
          fontFamily: bold,
          fontWeight: 700,
          fontSize: 40,
          color: '#212529',
        },
        card.site,
      ),
      box(
        {
          display: 'block',
          wordBreak: 'break-word',
          lineClamp: Math.floor(300 / (fontSize * lineHeight)),
          fontFamily: bold,
          fontWeight: 700,
          fontSize,
          lineHeight,
          color: '#212529',
        },
        card.title,
      ),
      box({ justifyContent: 'space-between', fontFamily: plain, fontSize: 32, color: '#5c636a' }, [
        box({ maxWidth: 800 }, card.section),
        box({}, card.language),
      ]),
    ],
  )
}

function box(style: Style, children: string | readonly Element[]): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** Widths in half characters: a Han character is as wide as two Latin ones. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)
}
