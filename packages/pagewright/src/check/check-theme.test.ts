import { createProblemList } from '@pagewright/model'
import { expect, it } from 'vitest'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { Site } from '../config/resolve-site.ts'
import { checkTheme } from './check-theme.ts'

const ofTheme = { 'docs.count.one': '{count} page', 'docs.count.other': '{count} pages', 'search.other': 'In {language}' }
const places = { key: () => ({ file: 'site.config.ts' }) } as unknown as ConfigPlaces

function messagesOf(lang: string, own: Readonly<Record<string, string>>): string[] {
  const problems = createProblemList()
  const site = { locales: [{ id: 'x', lang, label: '', base: '/' }], messages: { x: own } } as unknown as Site
  checkTheme({ site, places }, { theme: { messages: ofTheme, announces: true }, problems })
  return problems.all().map(({ message, hint }) => `${message} (${hint?.split('?')[0]})`)
}

const begin = '(Begin with the texts that come with the theme, such as `...en`, and replace them by your own)'

it.each([
  ['en', ['one', 'other']],
  ['ko', ['other']],
  ['ru', ['one', 'few', 'many']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('The messages of %s need the forms %j of what is counted', (lang, forms) => {
  const texts = Object.fromEntries(['search.other', ...forms.map((form) => `docs.count.${form}`)].map((key) => [key, '']))
  expect(messagesOf(lang, texts)).toEqual([])
  for (const form of forms) {
    const { [`docs.count.${form}`]: _, ...others } = texts
    expect(messagesOf(lang, others)).toEqual([`The messages of "x" lack "docs.count.${form}", which the theme shows ${begin}`])
  }
})

it('A misspelt form is told with the nearest one that the language has', () => {
  const texts = { 'search.other': '', 'docs.count.one': '', 'docs.count.fwe': '', 'docs.count.many': '' }
  expect(messagesOf('ru', texts)).toContain(
    'The messages of "x" have a text "docs.count.fwe", which the theme does not know (Did you mean "docs.count.few")',
  )
})
