import { expect, test } from 'vitest'
import { mayIntercept } from './follow-navigation.ts'

const event = (change: object = {}): NavigateEvent =>
  ({
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    info: undefined,
    navigationType: 'push',
    destination: { sameDocument: false },
    sourceElement: null,
    ...change,
  }) as NavigateEvent

const link = (...attributes: readonly string[]) => ({ hasAttribute: (name: string) => attributes.includes(name) })

test.each([
  ['a click on a link', { sourceElement: link('href') }],
  ['a navigation by script', {}],
  ['a click on the link of the page itself', { navigationType: 'replace' }],
  ['a link to a heading on it', { hashChange: true, destination: { sameDocument: true } }],
  ['Back', { navigationType: 'traverse', destination: { sameDocument: true } }],
])('%s may be performed by the runtime', (_name, change) => {
  expect(mayIntercept(event(change))).toBe(true)
})

test.each([
  ['another origin', { canIntercept: false }],
  ['a download', { downloadRequest: '' }],
  ['a form', { formData: new FormData() }],
  ['a reload', { navigationType: 'reload' }],
  ['a link with a target', { sourceElement: link('href', 'target') }],
  ['history.pushState', { destination: { sameDocument: true } }],
  ['history.replaceState', { navigationType: 'replace', destination: { sameDocument: true } }],
  ['a document that the runtime asked for', { info: 'pagewright:document' }],
])('%s is left to the browser', (_name, change) => {
  expect(mayIntercept(event(change))).toBe(false)
})
