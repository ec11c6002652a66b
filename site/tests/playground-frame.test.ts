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

it('The runtime of programs has no module of Node.js, and evaluates no text', async () => {
  const { script } = await bundleRuntime()
  expect(script).not.toMatch(/\brequire\("(?:node:)?[a-z_]+"\)/)
  expect(script).not.toMatch(/new Function\(/)
})
