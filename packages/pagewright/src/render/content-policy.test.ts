import { expect, it } from 'vitest'
import { contentPolicy, policyRules, reportedPolicy } from './content-policy.ts'

const inline = { starter: 'void 0', styles: ['a{margin:0}'] }
const directives = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(text.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]))

it('Hosts of the configuration are added to what pages load from the site itself, and one for forms replaces that none may be sent', () => {
  const policy = { 'frame-src': ['https://films.example'], 'img-src': ['https:'], 'form-action': ['https://forms.example'] }
  const rules = directives(contentPolicy(policyRules({ analytics: undefined, policy }), inline))
  expect(rules.get('frame-src')).toEqual(["'self'", 'https://films.example'])
  expect(rules.get('img-src')).toEqual(["'self'", 'data:', 'https:'])
  expect(rules.get('form-action')).toEqual(['https://forms.example'])
})

it('What the site loads from itself only is allowed by `default-src`, and plugins and forms are forbidden', () => {
  const rules = directives(contentPolicy(policyRules({ analytics: undefined, policy: {} }), inline))
  expect([...rules.keys()]).toEqual(['default-src', 'object-src', 'script-src', 'style-src', 'img-src', 'base-uri', 'form-action'])
  expect(rules.get('default-src')).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri', 'form-action']) expect(rules.get(name), name).toEqual(["'none'"])
})

it.each([
  [{ type: 'gtag', id: 'G-1' }, 'https://*.google-analytics.com'],
  [{ type: 'beacon', endpoint: 'https://count.example/views?site=1' }, 'https://count.example'],
] as const)('Page views may be sent where the configuration says: %j', (analytics, host) => {
  const rules = directives(contentPolicy(policyRules({ analytics, policy: {} }), inline))
  expect(rules.get('connect-src')).toEqual(["'self'", host])
})

it('In development, everything but the work of Vite is reported that a built page may not do', () => {
  const rules = policyRules({ analytics: undefined, policy: {} })
  const reported = directives(reportedPolicy(rules))
  const built = directives(contentPolicy(rules, inline))
  const different = [...reported.keys()].filter((name) => built.get(name)?.join() !== reported.get(name)?.join())
  expect(different).toEqual(['script-src', 'style-src', 'connect-src', 'worker-src', 'style-src-attr', 'script-src-attr'])
  expect([...built.keys()].filter((name) => !reported.has(name))).toEqual([])
  expect([reported.get('style-src-attr'), reported.get('script-src-attr')]).toEqual([["'none'"], ["'none'"]])
})
