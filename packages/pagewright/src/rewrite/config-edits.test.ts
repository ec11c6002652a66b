import { replaceRanges } from '@pagewright/markdown'
import { describe, expect, it } from 'vitest'
import { configReplacements, redirectReplacement } from './config-edits.ts'

describe('the configuration after a page has moved', () => {
  it('has the new id in sidebars and the new address in links, and nothing else changes', async () => {
    const source = `
export const sidebars = { api: { label: 'api', items: ['api', { label: 'api', doc: 'api', items: ["api", 'api/http'] }] } }
export default defineSite({ docs: { mainDoc: 'api', releases: '/docs/api', tags: { api: 'api' } }, navbar: [{ label: 'API', to: '/docs/api', section: '/docs/api' }] })
`
    const newLink = (to: string): string => to.replace('/docs/api', '/docs/reference')
    const replacements = await configReplacements(source, { newLink, doc: { from: 'api', to: 'reference' } })
    expect(replaceRanges(source, replacements)).toBe(`
export const sidebars = { api: { label: 'api', items: ['reference', { label: 'api', doc: 'reference', items: ["reference", 'api/http'] }] } }
export default defineSite({ docs: { mainDoc: 'reference', releases: '/docs/reference', tags: { api: 'api' } }, navbar: [{ label: 'API', to: '/docs/reference', section: '/docs/api' }] })
`)
  })
})

it('A module of the configuration names pages under any key, and a template without values is a plain string', async () => {
  const source =
    "export const pages = { api: '/docs/api', all: [`/docs/api`, `${root}/docs/api`, 'see /docs/api'] } as const; type Page = '/docs/api'"
  const replacements = await configReplacements(source, { newLink: (to) => (to === '/docs/api' ? '/docs/x' : to), doc: null })
  expect(replaceRanges(source, replacements)).toBe(
    "export const pages = { api: '/docs/x', all: [`/docs/x`, `${root}/docs/api`, 'see /docs/api'] } as const; type Page = '/docs/x'",
  )
})

describe('a redirect', () => {
  const redirect = { from: '/a', to: '/b' }
  const added = async (source: string): Promise<string | null> => {
    const replacement = await redirectReplacement(source, redirect)
    return replacement === null ? null : replaceRanges(source, [replacement])
  }

  it.each([
    [
      'at the end of a list on one line',
      "export default { redirects: [{ from: '/x', to: '/y' }] }",
      "export default { redirects: [{ from: '/x', to: '/y' }, { from: '/a', to: '/b' }] }",
    ],
    [
      'on a line of its own, where others are',
      "const site = {\n  redirects: [\n    { from: '/x', to: '/y' },\n  ],\n}\nexport default defineSite(site)",
      "const site = {\n  redirects: [\n    { from: '/x', to: '/y' },\n    { from: '/a', to: '/b' },\n  ],\n}\nexport default defineSite(site)",
    ],
    [
      'into a list that holds only a comment',
      'export default { redirects: [ /* none */ ] }',
      "export default { redirects: [{ from: '/a', to: '/b' } /* none */ ] }",
    ],
    ['into an empty list', 'export default { redirects: [] }', "export default { redirects: [{ from: '/a', to: '/b' }] }"],
    [
      'in place of one that leads back',
      "export default { redirects: [{ from: '/b', to: '/a' }, { from: '/x', to: '/y' }] }",
      "export default { redirects: [{ from: '/a', to: '/b' }, { from: '/x', to: '/y' }] }",
    ],
    [
      'in place of one that leads back, however it is written',
      'export default { redirects: [{"from":"/b","to":"/x"}] }',
      "export default { redirects: [{ from: '/a', to: '/b' }] }",
    ],
    [
      'into a configuration without redirects',
      "export default defineSite({\n  title: 'Site',\n})",
      "export default defineSite({\n  title: 'Site',\n  redirects: [{ from: '/a', to: '/b' }],\n})",
    ],
    ['nowhere, where the list is imported', "import { redirects } from './redirects.ts'\nexport default { redirects }", null],
    ['nowhere, where the list is computed', 'export default { redirects: [1].map(toRedirect) }', null],
  ])('is added %s', async (_title, source, expected) => {
    expect(await added(source)).toBe(expected)
  })
})
