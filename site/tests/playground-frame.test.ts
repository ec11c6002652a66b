import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleRuntime } from '../tools/playground/runtime-plugin.ts'

const document = readFileSync(join(import.meta.dirname, '../public/playground/sandbox.html'), 'utf8')
const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document)?.[1] ?? ''

it('The policy of the frame allows its one script, and workers made of texts, and nothing else', () => {
  const scripts = [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(scripts).toHaveLength(1)
  const hash = createHash('sha256').update(scripts.join('')).digest('base64')
  const rules = ["default-src 'none'", `script-src 'sha256-${hash}' blob:`, 'worker-src blob:', "base-uri 'none'", "form-action 'none'"]
  expect(policy).toBe(rules.join('; '))
})

it('The configuration for nginx lets pages of the site frame this document, and browsers keep it', () => {
  const config = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const valueIn = (name: string, text: string): string | undefined => {
    const rules = new RegExp(`\\$${name} \\{\\n([^}]*)\\}`).exec(config)?.[1] ?? ''
    const patterns = rules.matchAll(/^\s+"?~(.+?)"? ("[^"]*");$/gm)
    return [...patterns].find(([, pattern = '']) => new RegExp(pattern).test(text))?.[2]
  }
  for (const path of ['/playground/sandbox.html', '/playground/sandbox']) {
    expect(valueIn('framed_by', path)).toBe(`"'self'"`)
    expect(valueIn('kept', `200 ${path}`)).toBe('"public, max-age=604800"')
    expect(valueIn('kept', `404 ${path}`)).toBeUndefined()
  }
  expect(valueIn('framed_by', '/playground')).toBeUndefined()
})

it('The runtime of programs has no module of Node.js, and evaluates no text', async () => {
  const { script } = await bundleRuntime()
  expect(script).not.toMatch(/\brequire\("(?:node:)?[a-z_]+"\)/)
  expect(script).not.toMatch(/new Function\(/)
})
