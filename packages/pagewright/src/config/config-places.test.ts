import { describe, expect, it } from 'vitest'
import { findConfigSpan } from './config-places.ts'

const source = `import { defineSite } from 'pagewright'
import { messages } from './messages.ts'

const title = 'A site'
const tags = { http: 'HTTP' } as const
const config = {
  title,
  'quoted-key': 1,
  docs: { tags, sidebars: { ...other, guide: { items: ['a', { label: 'b' }] } } },
  messages,
} satisfies Config

export default defineSite(config)
`

const show = async (path: readonly PropertyKey[], text = source): Promise<string> => {
  const span = await findConfigSpan(text, path)
  return span === null ? 'nowhere' : `${span.line}:${span.column}-${span.endLine}:${span.endColumn}`
}

describe('the place of a part of the configuration', () => {
  it.each([
    [['title'], '7:3-7:8'],
    [['quoted-key'], '8:3-8:15'],
    [['docs'], '9:3-9:7'],
    [['docs', 'tags', 'http'], '5:16-5:20'],
    [['docs', 'sidebars', 'guide', 'items', 0], '9:56-9:59'],
    [['docs', 'sidebars', 'guide', 'items', 1, 'label'], '9:63-9:68'],
  ])('is found through constants and calls: %j', async (path, place) => {
    expect(await show(path)).toBe(place)
  })

  it('is the deepest part that is written there', async () => {
    expect(await show(['docs', 'nowhere', 'x'])).toBe('9:3-9:7')
    expect(await show(['docs', 'sidebars', 'guide', 'items', 7])).toBe('9:48-9:53')
    expect(await show(['messages', 'en'])).toBe('10:3-10:11')
    expect(await show(['title', 'x'])).toBe('7:3-7:8')
  })

  it('is not known where the configuration writes nothing itself', async () => {
    expect(await show([])).toBe('nowhere')
    expect(await show(['nowhere'])).toBe('nowhere')
    for (const text of [
      '',
      'export default config',
      'export default makeSite()',
      'export const a = 1',
      'const a = a\nexport default a',
      'export default function () {}',
    ])
      expect(await show(['title'], text)).toBe('nowhere')
  })
})
