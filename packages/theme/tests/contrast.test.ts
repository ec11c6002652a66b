import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Lightness, chroma, hue in degrees, and opacity. */
type Color = { readonly l: number; readonly c: number; readonly h: number; readonly alpha: number }
type Hues = { readonly hue: number; readonly paper: number; readonly ink: number }
/** Linear light of red, green and blue, 0 to 1. */
type Light = readonly [number, number, number]

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

/** The value of a custom property of `tokens.css` in one mode, as light. */
function lightOf(name: string, { mode, hues }: { mode: 'light' | 'dark'; hues: Hues }): Light {
  const value = new RegExp(`--${name}: (.*);`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`tokens.css has no --${name}`)
  const both = [...value.matchAll(/oklch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].map(([text]) => text)
  return toLight(parse(both[mode === 'light' ? 0 : both.length - 1] ?? '', hues))
}

/** Reads `oklch(0.5 0.1 calc(var(--hue) + 5))`, where the hue may also be a number. */
function parse(text: string, { hue, paper, ink }: Hues): Color {
  const known: Record<string, number> = { '--hue': hue, '--paper-hue': paper, '--ink-hue': ink }
  const [, l, c, name, plus, number, alpha] =
    /^oklch\(([\d.]+) ([\d.]+) (?:(?:calc\()?var\((--[\w-]+)\)(?: \+ (\d+)\))?|([\d.]+))(?: \/ ([\d.]+))?\)$/.exec(text) ?? []
  if (l === undefined) throw new Error(`This color cannot be read: ${text}`)
  const h = name === undefined ? Number(number) : (known[name] as number) + Number(plus ?? 0)
  return { l: Number(l), c: Number(c), h, alpha: Number(alpha ?? 1) }
}

/** OKLCH to linear sRGB. What a screen cannot show is clipped, as browsers do. */
function toLight({ l, c, h }: Color): Light {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number): number => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/** The contrast of two colors as WCAG defines it: 1 to 21. */
function contrast(one: Light, other: Light): number {
  const brightness = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [dark, bright] = [brightness(one), brightness(other)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

const surfaces = ['canvas', 'surface', 'surface-raised']
const angles = Array.from({ length: 24 }, (_, step) => step * 15)
/** A site may choose any hues. Each is tried with all others at their default. */
const defaults: Hues = { hue: 255, paper: 250, ink: 260 }
const everyHue: readonly Hues[] = angles.flatMap((angle) => [
  { ...defaults, hue: angle },
  { ...defaults, paper: angle, ink: angle },
])

const wanted: readonly (readonly [least: number, names: readonly string[], grounds: readonly string[]])[] = [
  [7, ['text', 'text-strong'], surfaces],
  [4.5, ['text-muted', 'accent-strong', 'tip', 'info', 'caution', 'danger', 'result'], surfaces],
  [4.5, ['text-muted', 'accent-strong'], ['accent-soft']],
  [4.5, ['on-accent'], ['accent']],
  [3, ['accent', 'border-strong'], surfaces],
]

describe.each(['light', 'dark'] as const)('In %s mode, whatever hues a site chooses,', (mode) => {
  it.each(wanted)('the contrast is at least %d for %j on %j', (least, names, grounds) => {
    const tooLow = everyHue.flatMap((hues) =>
      names.flatMap((name) =>
        grounds.flatMap((ground) => {
          const found = contrast(lightOf(name, { mode, hues }), lightOf(ground, { mode, hues }))
          return found < least ? [`${name} on ${ground}: ${found.toFixed(2)} with ${JSON.stringify(hues)}`] : []
        }),
      ),
    )
    expect(tooLow).toEqual([])
  })
})

it('In dark mode each surface is lighter than the one below it, and code is brighter than prose', () => {
  const brightness = (name: string): number => contrast(lightOf(name, { mode: 'dark', hues: defaults }), [0, 0, 0])
  const rising = surfaces.map(brightness)
  expect(rising).toEqual(rising.toSorted((x, y) => x - y))
  expect(brightness('text-strong')).toBeGreaterThan(brightness('text'))
})
