import { expect, it } from 'vitest'
import { issueForm } from './issue-form.ts'

it.each([
  ['https://github.com/tea/leaves', 'https://github.com/tea/leaves/issues/new?title='],
  ['https://github.com/tea/leaves/', 'https://github.com/tea/leaves/issues/new?title='],
  ['https://gitlab.com/tea/green/leaves//', 'https://gitlab.com/tea/green/leaves/-/issues/new?issue[title]='],
  ['https://git.tea.example/leaves', undefined],
  ['https://github.com.tea.example/leaves', undefined],
])('The form for an issue of %j is at %j', (repository, form) => {
  expect(issueForm(repository)).toBe(form)
})
