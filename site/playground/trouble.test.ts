import { expect, it } from 'vitest'
import { listPages } from '../tools/content/list-pages.ts'
import { locales } from '../tools/content/page.ts'
import { troubleSection } from './trouble.ts'

/** What a program in the page can meet. The other sections are about other clients, the command line, and the compiler. */
const covered = ['routing', 'validation', 'pipelines']

/** The messages in the first column of the page's tables, each with the id of its section. */
function rowsOf(locale: (typeof locales)[number]): { section: string; message: string }[] {
  const page = listPages(locale).find(({ file }) => file === 'docs/guide/troubleshooting.md')
  let section = ''
  return (page?.text ?? '').split('\n').flatMap((line) => {
    section = /^## .*\{#([\w-]+)\}/.exec(line)?.[1] ?? section
    const [, first = ''] = /^\| ([^|]*) \|/.exec(line) ?? []
    return [...first.matchAll(/`([^`]+)`/g)].map(([, message = '']) => ({ section, message }))
  })
}

it.each(locales)('every message of the page leads back to its section (%s)', (locale) => {
  const rows = rowsOf(locale).filter(({ section }) => covered.includes(section))
  expect(rows.length).toBeGreaterThan(35)
  // Names of functions and statuses also stand there as code; a message is longer.
  const messages = rows.filter(({ message }) => message.replaceAll('…', '').length > 8)
  expect(messages.map(({ message }) => ({ message, section: troubleSection(message) }))).toEqual(
    messages.map(({ message, section }) => ({ message, section })),
  )
})

it.each([
  ['a is not an integer', 'validation'],
  ['Duplicate Object/Struct type name: PickedObject with namespace: x', 'rpc'],
  ['x is not defined', null],
  ['', null],
])('the message "%s" has the section %s', (message, section) => {
  expect(troubleSection(message)).toBe(section)
})
