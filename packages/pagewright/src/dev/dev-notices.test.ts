import { type Problem, toProblem } from '@pagewright/model'
import { expect, it } from 'vitest'
import { createDevNotices } from './dev-notices.ts'

it('While the configuration cannot be used, only its problems are told', () => {
  const told: (readonly Problem[])[] = []
  const ws = { on: () => {}, send: () => {} } as never
  const notices = createDevNotices({ ws }, { root: '', buildId: '', onProblems: (problems) => void told.push(problems) })
  const content = [toProblem('sidebar-unknown-doc', { file: null, message: 'Of the content' })]
  const configuration = [toProblem('config-invalid', { file: null, message: 'Of the configuration' })]
  notices.tellProblems('content', content)
  notices.tellProblems('configuration', configuration)
  notices.tellProblems('configuration', [])
  expect(told).toEqual([content, configuration, content])
})

it('After a start, nothing is told to be mended before both content and theme have been looked at', () => {
  const told: (readonly Problem[])[] = []
  const ws = { on: () => {}, send: () => {} } as never
  const notices = createDevNotices({ ws }, { root: '', buildId: '', onProblems: (problems) => void told.push(problems) })
  const content = [toProblem('sidebar-unknown-doc', { file: null, message: 'Of the content' })]
  notices.tellProblems('theme', [])
  expect(told).toEqual([])
  notices.tellProblems('content', content)
  notices.tellProblems('content', [])
  expect(told).toEqual([content, []])
})
