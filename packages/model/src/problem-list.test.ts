import { describe, expect, it } from 'vitest'
import { createProblemList } from './problem-list.ts'

function listOfThree(): ReturnType<typeof createProblemList> {
  const list = createProblemList()
  list.add('page-gone', { file: 'c.md', message: 'The page no longer exists' })
  list.add('page-in-no-sidebar', { file: 'b.md', message: 'No sidebar leads here' })
  list.add('heading-missing', { file: 'a.md', message: 'A section is missing' })
  return list
}

const severities = (list: ReturnType<typeof createProblemList>): string[] => list.all().map(({ code, severity }) => `${severity} ${code}`)

describe('a list of problems', () => {
  it('sorts them by file and gives each the severity of its code', () => {
    expect(severities(listOfThree())).toEqual(['note heading-missing', 'warning page-in-no-sidebar', 'error page-gone'])
  })

  it('applies the rules of a site to problems that were added before and after them', () => {
    const list = listOfThree()
    list.judgeBy({ 'page-gone': 'warning', 'page-in-no-sidebar': 'error', 'heading-missing': 'off' })
    list.add('page-gone', { file: 'd.md', message: 'Another page no longer exists' })
    expect(severities(list)).toEqual(['error page-in-no-sidebar', 'warning page-gone', 'warning page-gone'])
    expect([list.hasErrors(), list.hasWarnings()]).toEqual([true, true])
  })

  it('has neither errors nor warnings when only notes are left', () => {
    const list = listOfThree()
    list.judgeBy({ 'page-gone': 'off', 'page-in-no-sidebar': 'note' })
    expect([list.hasErrors(), list.hasWarnings()]).toEqual([false, false])
  })
})
