import { describe, expect, it } from 'vitest'
import { skipTest } from '../../tests/skip-test.ts'
import { locales } from '../tools/content/page.ts'
import { collectMessages } from '../tools/errors/collect-messages.ts'
import { shownCode } from '../tools/errors/shown-code.ts'
import { missingPackages } from '../tools/samples/list-topics.ts'

/** Messages that no reader can get, with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  'Expected a string, but got': 'a step of the validation of numbers, which answers "is not a number" itself',
  'Middleware stack must be an array!': 'no entry of farrow-pipeline exports compose',
  'Middleware must be composed of functions!': 'no entry of farrow-pipeline exports compose',
  'next() called multiple times': 'no entry of farrow-pipeline exports compose',
  'pipeline.useLazy failed to load middleware': 'what was loaded is checked before, with another message',
  'latestSelectedState should not be default value': 'the effect that could throw it sets the value first',
  'selectedState should not be default value': 'every branch before it sets the value',
}

const messages = collectMessages().filter(({ parts }) => !parts.some((part) => part in unreachable))
const shown = Object.fromEntries(locales.map((locale) => [locale, shownCode(locale)]))

it('finds the messages in the sources of the packages', () => {
  expect(messages.length).toBeGreaterThan(40)
})

it('leaves out only messages that exist', (context) => {
  skipTest(context, Object.values(missingPackages('2.3'))[0])
  const all = collectMessages().flatMap(({ parts }) => parts)
  expect(Object.keys(unreachable).filter((part) => !all.includes(part))).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  it.each(messages.map((message) => ({ ...message, text: message.parts.join(' … ') })))('a page shows: $text', ({ parts }) => {
    expect(shown[locale]?.some((page) => parts.every((part) => page.includes(part)))).toBe(true)
  })
})
