import type { SocialCard } from '../../plan/plan-social-images.ts'
import type { CardFonts } from './card-fonts.ts'

const cardWidth = 1200
const cardHeight = 630

type Style = Readonly<Record<string, string | number>>
type Element = { readonly type: string; readonly props: Readonly<Record<string, unknown>> }

/** Draws a card as PNG. `logo` is the site's logo, an SVG; empty for none. */
export async function drawCard(card: SocialCard, { logo, fonts }: { logo: string; fonts: CardFonts }): Promise<Uint8Array> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const bold = fonts(`${card.title}${card.site}…`, 700)
  const plain = fonts(`${card.section}${card.language}`, 400)
  const tree = layOut(card, { logo, bold: families(bold), plain: families(plain) })
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
    width: cardWidth,
    height: cardHeight,
    fonts: [...bold, ...plain],
  })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

function families(fonts: readonly { readonly name: string }[]): string {
  return fonts.map(({ name }) => name).join(', ')
}

function layOut(card: SocialCard, { logo, bold, plain }: { logo: string; bold: string; plain: string }): Element {
  const width = widthOf(card.title)
  const image =
    logo === ''
      ? []
      : [{ type: 'img', props: { src: `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`, width: 64, height: 64 } }]
  return box(
    {
      boxSizing: 'border-box',
      width: cardWidth,
      height: cardHeight,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px',
      backgroundColor: card.background,
      borderLeft: `16px solid ${card.color}`,
    },
    [
      box({ alignItems: 'center', fontFamily: bold, fontWeight: 700, fontSize: 40, color: '#212529' }, [
        ...image,
        box({ marginLeft: image.length * 20 }, card.site),
      ]),
      box(
        {
          fontFamily: bold,
          fontWeight: 700,
          fontSize: width <= 28 ? 92 : width <= 60 ? 76 : 60,
          lineHeight: 1.25,
          color: '#212529',
          maxHeight: 300,
          overflow: 'hidden',
        },
        clip(card.title),
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

function clip(title: string): string {
  if (widthOf(title) <= 88) return title
  let short = ''
  for (const character of title) {
    if (widthOf(short + character) > 86) break
    short += character
  }
  return `${short.trimEnd()}…`
}
