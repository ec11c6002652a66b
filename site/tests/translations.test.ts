import { describe, expect, it } from 'vitest'
import { listPages, toPage } from '../tools/content/list-pages.ts'
import { acceptSections } from '../tools/translations/accept-sections.ts'
import { compareRecord } from '../tools/translations/compare-record.ts'
import { readRecord } from '../tools/translations/record.ts'

it('records for every translated section what it was made from', () => {
  const { missing, superfluous } = compareRecord(listPages('en'), readRecord())
  expect({ missing, superfluous }).toEqual({ missing: [], superfluous: [] })
})

describe('the comparison', () => {
  const file = 'docs/tea.md'
  const pageOf = (text: string) => toPage({ locale: 'en', file }, `---\ntitle: Tea\n---\n\n${text}`)
  const original = pageOf('Green.\n\n## Water\n\nHot.\n\n### Cup {#the-cup}\n\nBig.\n')
  const record = acceptSections({}, { names: [file], pages: [original] })

  it('finds nothing where nothing changed but the wrapping of lines', () => {
    const wrapped = pageOf('Green.\n\n## Water\n\nHot.\n\n### Cup {#the-cup}\n\nBig.\n\n\n')
    expect(compareRecord([wrapped], record)).toEqual({ behind: [], missing: [], superfluous: [] })
  })

  it('finds the sections whose English text changed', () => {
    const changed = pageOf('Black.\n\n## Water\n\nHot.\n\n### Cup {#the-cup}\n\nSmall.\n')
    expect(compareRecord([changed], record).behind).toEqual([`${file}#`, `${file}#the-cup`])
  })

  it('finds new and deleted sections', () => {
    const changed = pageOf('Green.\n\n## Milk\n\nCold.\n')
    expect(compareRecord([changed], record)).toEqual({
      behind: [],
      missing: [`${file}#milk`],
      superfluous: [`${file}#water`, `${file}#the-cup`],
    })
  })

  it('accepts one section, and forgets those that are gone', () => {
    const changed = pageOf('Black.\n\n## Water\n\nCold.\n')
    const accepted = acceptSections(record, { names: [`${file}#water`], pages: [changed] })
    expect(compareRecord([changed], accepted)).toEqual({ behind: [`${file}#`], missing: [], superfluous: [] })
  })

  it('refuses a section that is not there', () => {
    expect(() => acceptSections({}, { names: [`${file}#milk`], pages: [original] })).toThrow(`There is no section ${file}#milk`)
  })
})
