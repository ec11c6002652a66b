import { describe, expect, it } from 'vitest'
import { createProblemList } from './problem-list.ts'

function listOfThree(): ReturnType<typeof createProblemList> {
  const list = createProblemList()
  list.add('page-gone', { file: 'c.md', message: 'The page does not exist any more' })
  list.add('page-in-no-sidebar', { file: 'b.md', message: 'No sidebar leads here' })
  list.add('heading-missing', { file: 'a.md', message: 'A section is missing' })
  return list
}

const severities = (list: ReturnType<typeof createProblemList>): string[] => list.all().map(({ code, severity }) => `${severity} ${code}`)

describe('a list of problems', () => {
  it('has them by file, with the severities of the table', () => {
    expect(severities(listOfThree())).toEqual(['note heading-missing', 'warning page-in-no-sidebar', 'error page-gone'])
  })

  it('judges by the rules of a site, whether a problem was added before or after they were known', () => {
    const list = listOfThree()
    list.judgeBy({ 'page-gone': 'warning', 'page-in-no-sidebar': 'error', 'heading-missing': 'off' })
    list.add('page-gone', { file: 'd.md', message: 'Another page does not exist any more' })
    expect(severities(list)).toEqual(['error page-in-no-sidebar', 'warning page-gone', 'warning page-gone'])
    expect([list.hasErrors(), list.hasWarnings()]).toEqual([true, true])
  })

  it('fails nothing when all that is left are notes', () => {
    const list = listOfThree()
    list.judgeBy({ 'page-gone': 'off', 'page-in-no-sidebar': 'note' })
    expect([list.hasErrors(), list.hasWarnings()]).toEqual([false, false])
  })
})
